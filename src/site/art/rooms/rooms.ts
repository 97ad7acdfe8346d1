import type { MbtiLetter } from '#site/quiz/rules/mbti.ts'
import { cat, seated, visitors } from '#site/art/windows/silhouettes.ts'
import { books, plant } from '#site/art/still-lifes.ts'

/** A drawing with its place in the room, whose floor is at y 209. */
type Piece = { readonly path: string; readonly place: string }

/**
 * One object per letter: company at a table (E) or one armchair (I), a plant (S) or a picture of the moon (N), books
 * (T) or a cat (F), a clock (J) or a coat (P).
 */
const pieces = {
	E: { path: visitors, place: 'translate(-13)' },
	I: { path: seated, place: 'translate(-6)' },
	S: { path: plant, place: 'translate(34)' },
	N: {
		path: 'M104 142H138V182H104zM107 145V179H135V145zM124 150a12 12 0 109 17 10 10 0 01-9-17z',
		place: 'translate(0)',
	},
	T: { path: books, place: 'translate(82)' },
	F: { path: cat, place: 'translate(88)' },
	J: {
		path: 'M154 142a12 12 0 1124 0 12 12 0 01-24 0zM157 142a9 9 0 0018 0 9 9 0 00-18 0zM165 135h2v6.5l5 3.5-1.2 1.6-5.8-4.1z',
		place: 'translate(0)',
	},
	P: {
		path: 'M84 84c-30 0-52 4-58 18-6 20-10 76-14 122l20 4 8-66v118h88V162l8 66 20-4c-4-46-8-102-14-122-6-14-28-18-58-18z',
		place: 'translate(152 111) scale(.165 .2)',
	},
} as const satisfies Record<MbtiLetter, Piece>

/** The part of a sash window's or a room's drawing that a picture shows. */
export type Figure = { readonly viewBox: string; readonly pieces: readonly Piece[] }

export function figureOf(path: string, viewBox: string): Figure {
	return { viewBox, pieces: [{ path, place: 'translate(0)' }] }
}

/**
 * The room of a type: the pieces of its four letters.
 *
 * @example roomOf('INFJ')
 */
export function roomOf(type: string): Figure {
	const letters = Array.from(type).filter((letter): letter is MbtiLetter => letter in pieces)
	return { viewBox: '0 126 196 83', pieces: letters.map((letter) => pieces[letter]) }
}
