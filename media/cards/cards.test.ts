import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardSize } from '#site/seo/social-cards.ts'
import { drawnCards } from './cards.tsx'

const recorded: unknown = JSON.parse(readFileSync('media/cards/drawn.json', 'utf8'))

test('the cards on disk are up to date (if not, run npm run cards)', () => {
	const drawn = drawnCards.map(({ address, fingerprint }) => [address, fingerprint])
	expect(recorded).toEqual(Object.fromEntries(drawn))
})

test.each(drawnCards)('$address is a PNG of the size stated in the meta tags', ({ address }) => {
	const file = readFileSync(`public${address}`)
	expect(file.toString('latin1', 1, 4)).toBe('PNG')
	expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }).toEqual(cardSize)
})

test.each(drawnCards)('$address is smaller than 120 KB', ({ address }) => {
	expect(readFileSync(`public${address}`).length).toBeLessThan(120_000)
})
