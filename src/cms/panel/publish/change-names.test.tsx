import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutdatedText, WordDifferences } from '#cms/messages/word-publication.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { catalogWith } from '#testing/islands/word-text.ts'

const check = 'POST /api/admin/words/check'

const change: WordDifferences['changes'][number] = {
	file: 'pages/en/home.yaml',
	place: 'hero/terms',
	language: 'en',
	before: '7 days free, no card.',
	after: '7 days free, without a card.',
	changedAt: '2026-11-27T11:58:00.000Z',
	changedBy: 'ines',
}

function open(
	changes: WordDifferences['changes'],
	{
		outdated = [],
		...answers
	}: { outdated?: readonly OutdatedText[]; [route: string]: unknown } = {},
) {
	return openPanel('/waitlist/textos/publicar', {
		'GET /api/admin/words/changes': { changes, outdated, digest: 'one' },
		[check]: { faults: [] },
		'GET /api/admin/words/publications': { publications: [] },
		'GET /api/admin/words': catalogWith(),
		...answers,
	})
}

const button = async (name: string) => await screen.findByRole('button', { name })

test('the button that leaves a change out names the page and the words of the text, without markup', async () => {
	const source = '---\ntitle: Rest\npath: /rest\n---\n'
	open([
		{
			...change,
			after: '**Rest** {trialDays} days, as long as you need, and then come back slowly',
		},
		{ ...change, file: 'guides/en/rest.mdoc', place: '', before: '', after: source },
	])
	await button('Dejar fuera, Inicio: Rest … days, as long as you need, and then come…')
	await button('Dejar fuera, Página nueva: Rest (/rest)')
})

test('the languages are seen together at the text that has outdated languages', async () => {
	const film = { ...change, file: 'media/captions.yaml', place: 'cues/1/en' }
	const { user } = open([film, change], {
		outdated: [{ language: 'de', file: film.file, place: 'cues/1/de', of: film }],
	})
	await screen.findByRole('heading', { name: 'Inicio', level: 2 })
	await user.click(await button('Ver los idiomas juntos'))
	expect(location.search).toContain('captions')
})

test('a fault names the page of the owner by its title', async () => {
	const file = 'guides/en/rest.mdoc'
	const row = { file, page: 'rest', path: '/rest', title: 'After a party', language: 'en' }
	open([change], {
		[check]: {
			faults: [{ file, place: 'lede', line: 3, fault: null, message: 'No euro.' }],
		},
		'GET /api/admin/pages': { pages: [{ ...row, isDraft: true, isRemoved: false }] },
	})
	await screen.findByText('After a party.')
})
