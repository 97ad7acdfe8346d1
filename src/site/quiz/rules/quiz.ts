export const optionLetters = ['A', 'B', 'C', 'D'] as const

/** The index of a chosen option: 0 is the most outgoing, 3 the most inward. */
export type Answer = 0 | 1 | 2 | 3

/** The answers given so far, question 1 first. Never has a gap. */
export type AnswerSheet = readonly Answer[]

export type Question = {
	readonly text: string
	readonly options: readonly [string, string, string, string]
}

/** The valid answers, in order. */
export const allAnswers: readonly Answer[] = [0, 1, 2, 3]

/**
 * Whether an untrusted value is an answer.
 *
 * @example
 * isAnswer(3) // true
 * isAnswer(4) // false
 */
export function isAnswer(value: unknown): value is Answer {
	return value === 0 || value === 1 || value === 2 || value === 3
}

/**
 * The answer for a key: `1` to `4`, `A` to `D` in either case.
 *
 * @param key a `KeyboardEvent`'s `key`
 * @returns undefined for every other key
 *
 * @example
 * answerOfKey('2') // 1
 * answerOfKey('b') // 1
 * answerOfKey('Enter') // undefined
 */
export function answerOfKey(key: string): Answer | undefined {
	return allAnswers.find(
		(answer) => key === String(answer + 1) || key.toUpperCase() === optionLetters[answer],
	)
}

/**
 * The sum of the indexes of some answers.
 *
 * @example
 * sumOf([0, 3, 2]) // 5
 */
export function sumOf(answers: AnswerSheet): number {
	return answers.reduce<number>((sum, answer) => sum + answer, 0)
}

/** A range of sums up to and including `upTo`. */
export type Band<Name extends string> = { readonly name: Name; readonly upTo: number }

/**
 * The band of a sum.
 *
 * @param bands in ascending order; they cover every sum
 *
 * @example
 * bandOf(energyBands, 9) // 'Balanced Energizer'
 */
export function bandOf<Name extends string>(
	bands: readonly [Band<Name>, ...Band<Name>[]],
	sum: number,
): Name {
	return (bands.find(({ upTo }) => sum <= upTo) ?? bands[0]).name
}

/**
 * Throws unless a sheet is complete, because an incomplete one would score like any other.
 *
 * @throws RangeError unless the sheet has exactly `count` answers
 *
 * @example
 * assertComplete([0, 1], 12) // RangeError: 12 answers are needed, not 2
 */
export function assertComplete(answers: AnswerSheet, count: number): void {
	if (answers.length !== count)
		throw new RangeError(`${count} answers are needed, not ${answers.length}`)
}
