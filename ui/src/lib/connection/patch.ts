// Patches of messages: each change names the path to a part of the message and its new value.

type Way = (string | number)[]

function put(old: unknown, way: Way, at: number, value: unknown): unknown {
  if (at === way.length) return value
  const key = way[at]!
  if (Array.isArray(old)) return old.map((item: unknown, n) => (n === key ? put(item, way, at + 1, value) : item))
  const parts = old as Record<string, unknown>
  return { ...parts, [key]: put(parts[key], way, at + 1, value) }
}

/** Return a message with changes applied; parts without a change are shared with the old one, which stays as it was. */
export function patch<T>(old: T, changes: [Way, unknown][]): T {
  return changes.reduce<unknown>((whole, [way, value]) => put(whole, way, 0, value), old) as T
}
