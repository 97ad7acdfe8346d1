import type { MbtiWords } from '#content/types/quiz.ts'
import { energyBands, mbtiDimensions, mbtiPairs } from '#domain/quiz/mbti.ts'

const { EI, SN, TF, JP } = mbtiPairs
const types = EI.flatMap((e) => SN.flatMap((s) => TF.flatMap((t) => JP.map((j) => e + s + t + j))))

/** The paths of all result texts. */
const textPaths = [
	...types.flatMap((type) => pathsUnder(`types.${type}`, 'name', 'description', 'energy')),
	...mbtiDimensions.flatMap((pair) => [
		...pathsUnder(`pairs.${pair}`, 'title', 'about'),
		...mbtiPairs[pair].flatMap((letter) =>
			pathsUnder(`pairs.${pair}.sides.${letter}`, 'name', 'text'),
		),
	]),
	...energyBands.flatMap(({ profile }) => [
		...pathsUnder(`profiles.${profile}`, 'energyIcon'),
		...pathsUnder(`profiles.${profile}.energyTips`, '0', '1', '2', '3'),
	]),
]

function pathsUnder(parent: string, ...keys: readonly string[]): readonly string[] {
	return keys.map((key) => `${parent}.${key}`)
}

/**
 * Whether the data has every result text. Not a zod schema, which would make the quiz's script 10% larger to
 * check one file of the site's own build.
 */
export function isMbtiWords(data: unknown): data is MbtiWords {
	return (
		textPaths.every((path) => typeof valueOf(data, path) === 'string') &&
		energyBands.every(({ profile }) =>
			isScoreTexts(valueOf(data, `profiles.${profile}.energyDescriptions`)),
		)
	)
}

function isScoreTexts(value: unknown): boolean {
	if (!Array.isArray(value)) return false
	return value.every(
		(entry) =>
			typeof valueOf(entry, 'from') === 'number' && typeof valueOf(entry, 'text') === 'string',
	)
}

function valueOf(data: unknown, path: string): unknown {
	return path.split('.').reduce(valueAt, data)
}

function valueAt(value: unknown, key: string): unknown {
	return Reflect.get(Object(value), key)
}
