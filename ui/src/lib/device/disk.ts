// A folder of the browser's own disk (OPFS) for the files of SQLite: what Python writes is on disk when its fsync returns.

export interface Handle {
  read(into: Uint8Array, where: { at: number }): number
  write(from: Uint8Array, where: { at: number }): number
  truncate(size: number): void
  getSize(): number
  flush(): void
  close(): void
}
interface DiskFile {
  createSyncAccessHandle(): Promise<Handle>
}

interface Node { name: string; parent: Node; mode: number; node_ops: object; stream_ops: object; timestamp: number; id: number }
interface Stream { node: Node; position: number }
interface Mode { mode?: number; size?: number; timestamp?: number }
export interface Files {
  createNode(parent: Node | null, name: string, mode: number, dev: number): Node
  ErrnoError: new (code: number) => Error
  mkdirTree(path: string): void
  mount(type: object, options: object, path: string): unknown
  writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void
  unlink(path: string): void
}

const FOLDER = 0o040777
const FILE = 0o100666
const NONE = 44 // errno of emscripten: no such file
const FULL = 51 // no space left on device
const BROKEN = 29 // input/output error
const SEEK_CURRENT = 1
const SEEK_END = 2

/** Open files of a folder for this worker alone; throws where another one has them, or where the browser keeps nothing. */
export async function openDisk(folder: string, names: string[]): Promise<Record<string, Handle>> {
  const root = await navigator.storage.getDirectory()
  const place = await root.getDirectoryHandle(folder, { create: true })
  const opened: Record<string, Handle> = {}
  try {
    for (const name of names) opened[name] = await ((await place.getFileHandle(name, { create: true })) as unknown as DiskFile).createSyncAccessHandle()
  } catch (error) {
    for (const handle of Object.values(opened)) handle.close()
    throw error
  }
  return opened
}

/** Mount open files at a path of Python's file system. They are all that ever lies there. */
export function mountDisk(files: Files, path: string, handles: Record<string, Handle>): void {
  const nodes = new Map<string, Node>()
  const of = (node: Node): Handle => handles[node.name]!
  function tried<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw new files.ErrnoError((error as Error).name === 'QuotaExceededError' ? FULL : BROKEN)
    }
  }
  const refuse = (): never => {
    throw new files.ErrnoError(NONE)
  }
  const nodeOps = {
    getattr(node: Node) {
      const size = handles[node.name] ? of(node).getSize() : 4096
      const at = new Date(node.timestamp)
      return { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size, atime: at, mtime: at, ctime: at, blksize: 4096, blocks: Math.ceil(size / 4096) }
    },
    setattr(node: Node, mode: Mode) {
      if (mode.size !== undefined) tried(() => of(node).truncate(mode.size!))
      if (mode.timestamp !== undefined) node.timestamp = mode.timestamp
    },
    lookup: (_: Node, name: string) => nodes.get(name) ?? refuse(),
    readdir: () => ['.', '..', ...nodes.keys()],
    mknod: refuse,
    rename: refuse,
    unlink: refuse,
    rmdir: refuse,
    symlink: refuse,
  }
  const streamOps = {
    read: (stream: Stream, buffer: Uint8Array, offset: number, length: number, at: number) => tried(() => of(stream.node).read(buffer.subarray(offset, offset + length), { at })),
    write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, at: number) => tried(() => of(stream.node).write(buffer.subarray(offset, offset + length), { at })),
    llseek(stream: Stream, offset: number, from: number) {
      return offset + (from === SEEK_CURRENT ? stream.position : from === SEEK_END ? of(stream.node).getSize() : 0)
    },
    fsync(stream: Stream) {
      tried(() => of(stream.node).flush())
      return 0
    },
  }
  const disk = {
    mount() {
      const node = (parent: Node | null, name: string, mode: number) => Object.assign(files.createNode(parent, name, mode, 0), { node_ops: nodeOps, stream_ops: streamOps, timestamp: Date.now() })
      const root = node(null, '/', FOLDER)
      for (const name of Object.keys(handles)) nodes.set(name, node(root, name, FILE))
      return root
    },
  }
  files.mkdirTree(path)
  files.mount(disk, {}, path)
}
