import { expect, test } from 'vitest'
import { dialogs } from './dialogs.ts'

const address = 'https://innervolt.example/mbti-test'

test.each(['twitter', 'linkedIn'] as const)(
	'%s gets the address and the text, whole',
	(network) => {
		const { searchParams } = new URL(
			dialogs('Four letters & what they cost: 50%?', address)[network],
		)
		expect(searchParams.get('url')).toBe(address)
		expect(searchParams.get('text')).toBe('Four letters & what they cost: 50%?')
	},
)
