import type { MbtiWords } from '#content/quizzes/shapes.ts'
import { energyBands, mbtiDimensions, mbtiPairs } from '#domain/quiz/mbti.ts'

const typeNames = mbtiPairs.EI.flatMap((first) =>
	mbtiPairs.SN.flatMap((second) =>
		mbtiPairs.TF.flatMap((third) => mbtiPairs.JP.map((fourth) => first + second + third + fourth)),
	),
)

/**
 * Whether these are the words of every result. By hand and not by a schema of zod, which would add a tenth to
 * the script of the test for one file of this site's own build.
 */
export function isMbtiWords(data: unknown): data is MbtiWords {
	return (
		typeNames.every((type) =>
			hasTexts(at(data, 'types', type), ['name', 'description', 'energy']),
		) &&
		mbtiDimensions.every(
			(dimension) =>
				hasTexts(at(data, 'pairs', dimension), ['title', 'about']) &&
				mbtiPairs[dimension].every((letter) =>
					hasTexts(at(data, 'pairs', dimension, 'sides', letter), ['name', 'text']),
				),
		) &&
		energyBands.every(
			({ profile }) =>
				hasTexts(at(data, 'profiles', profile), ['energyIcon', 'energyDescription']) &&
				hasTexts(at(data, 'profiles', profile, 'energyTips'), ['0', '1', '2', '3']),
		)
	)
}

function hasTexts(data: unknown, keys: readonly string[]): boolean {
	return keys.every((key) => typeof at(data, key) === 'string')
}

/** The value at the end of a path; undefined where there is none. */
function at(data: unknown, ...path: readonly string[]): unknown {
	return path.reduce<unknown>(
		(value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined),
		data,
	)
}
