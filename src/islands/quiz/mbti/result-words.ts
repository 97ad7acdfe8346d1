import type { MbtiWords } from '#content/types/quiz.ts'
import { energyBands, mbtiDimensions, mbtiPairs } from '#domain/quiz/mbti.ts'

const { EI, SN, TF, JP } = mbtiPairs
const types = EI.flatMap((e) => SN.flatMap((s) => TF.flatMap((t) => JP.map((j) => e + s + t + j))))

/** Where the words of every result have a text. */
const places = [
	...types.flatMap((type) => under(`types.${type}`, 'name', 'description', 'energy')),
	...mbtiDimensions.flatMap((pair) => [
		...under(`pairs.${pair}`, 'title', 'about'),
		...mbtiPairs[pair].flatMap((letter) => under(`pairs.${pair}.sides.${letter}`, 'name', 'text')),
	]),
	...energyBands.flatMap(({ profile }) => [
		...under(`profiles.${profile}`, 'energyIcon'),
		...under(`profiles.${profile}.energyTips`, '0', '1', '2', '3'),
	]),
]

function under(place: string, ...keys: readonly string[]): readonly string[] {
	return keys.map((key) => `${place}.${key}`)
}

/**
 * Whether these are the words of every result. By hand and not by a schema of zod, which would add a tenth to
 * the script of the test for one file of this site's own build.
 */
export function isMbtiWords(data: unknown): data is MbtiWords {
	return (
		places.every((place) => typeof at(place, data) === 'string') &&
		energyBands.every(({ profile }) =>
			isScoreTexts(at(`profiles.${profile}.energyDescriptions`, data)),
		)
	)
}

function isScoreTexts(value: unknown): boolean {
	if (!Array.isArray(value)) return false
	return value.every(
		(each) => typeof at('from', each) === 'number' && typeof at('text', each) === 'string',
	)
}

function at(place: string, data: unknown): unknown {
	return place.split('.').reduce(valueAt, data)
}

function valueAt(value: unknown, key: string): unknown {
	return Reflect.get(Object(value), key)
}
