import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

const address = 'https://innervolt.example/mbti-test'

test.each(['twitter', 'linkedIn'] as const)(
	'the link for sharing on %s contains the complete address and text',
	(network) => {
		const { searchParams } = new URL(
			shareLinks('Four letters & what they cost: 50%?', address)[network],
		)
		expect(searchParams.get('url')).toBe(address)
		expect(searchParams.get('text')).toBe('Four letters & what they cost: 50%?')
	},
)
