import { tavernTelling } from '../../lib/parts/tavern/telling'
import { config } from './config'
import Picture from './Picture.svelte'

/** How the events of Nidavellir are told. */
export const telling = tavernTelling(config, Picture)
