import { expect, test, vi } from 'vitest'
import { createLettersOnWeb } from './letters-on-web.ts'

const letter = {
	campaign: 'letter-a',
	content: { en: { subject: 'A', text: '[Week](/week)' } },
	sentAt: '2026-01-04T09:00:00.000Z',
	archivedAt: '2026-01-05T09:00:00.000Z',
}

const settings = (site: string, letterArchive = true) => ({
	letterArchive,
	addresses: { site, app: '', api: '', product: '' },
})

test('the list stays the same until a letter or the address of the site changes', async () => {
	let revision = '1'
	const lettersOnWeb = vi.fn<() => Promise<(typeof letter)[]>>(async () => [letter])
	const letters = { archiveRevision: async () => revision, lettersOnWeb }
	const read = createLettersOnWeb({ letters })
	const first = await read(settings('https://a.example'))
	expect(JSON.stringify(first)).toContain('https://a.example/week')
	expect(await read(settings('https://a.example'))).toBe(first)
	revision = '2'
	expect(await read(settings('https://a.example'))).not.toBe(first)
	expect(JSON.stringify(await read(settings('https://b.example')))).toContain(
		'https://b.example/week',
	)
	expect(lettersOnWeb).toHaveBeenCalledTimes(3)
	expect(await read(settings('https://b.example', false))).toBeUndefined()
})
