import { cat, reader } from '#site/art/windows/silhouettes.ts'
import type { Choice } from './rules/sheet.ts'
import { sizeHours } from './rules/leaving-time.ts'

/**
 * The light of a window for an answer about `size`, in percent. A sliver of the blind remains visible even for a whole
 * evening.
 */
export function levelOfSize(size: Choice<'size'>): number {
	return 20 * sizeHours[size] - 4
}

/** The silhouettes in the window of the person at the screen, and in the other person's window. */
export const occupants = { yours: reader, theirs: cat } as const

export const exampleWindows = {
	yours: { level: levelOfSize('twoHours'), occupant: occupants.yours },
	theirs: { level: levelOfSize('fourHours'), occupant: occupants.theirs },
} as const
