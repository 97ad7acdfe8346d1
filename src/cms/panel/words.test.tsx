import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { catalogWith } from '#testing/islands/word-text.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import {
	address,
	changes,
	german,
	openWords as open,
	read,
	save,
	subject,
} from '#testing/islands/open-words.ts'
import { refuse } from '#testing/islands/serve.ts'

test('the tree lists every group, and shows the number of changes', async () => {
	const draft = { text: 'New', changedAt: '2026-11-27', changedBy: 'ada', isOriginalChanged: false }
	const listed = {
		language: 'en',
		before: subject.text,
		after: 'New',
		changedAt: null,
		changedBy: null,
	}
	const { file, place } = subject
	// The same words in two places are one change, as in “Publicar”.
	const both = [place, 'other/subject'].map((each) => ({ ...listed, file, place: each }))
	open([{ ...subject, draft }, german], '', {
		[changes]: { changes: both, outdated: [], digest: 'd' },
	})
	const tree = await screen.findByRole('navigation', { name: 'Datos y páginas' })
	for (const name of ['Inicio', 'Países', 'Guías', 'Tests', 'Herramientas', 'Legales'])
		expect(tree.textContent).toContain(name)
	await screen.findByRole('button', { name: 'Publicar (1)' })
	expect(screen.getByRole('link', { name: 'Correos 1 cambio' }).getAttribute('aria-current')).toBe(
		'page',
	)
})

test('an unsaved text stored in the browser during an earlier visit is sent once the texts of its language have been read', async () => {
	const kept = { value: 'Bestätige', original: german.text }
	localStorage.setItem(`innervolt-unsaved ada words page ${address(german)}`, JSON.stringify(kept))
	const { server } = open([subject, german])
	await waitFor(() =>
		expect(server.bodiesOf(save)).toMatchObject([
			{ changes: [{ text: 'Bestätige', before: german.text }] },
		]),
	)
	expect(Object.keys(localStorage)).toEqual(['innervolt-session'])
})

test('a message says that the texts cannot be read, and a button reads them again', async () => {
	const { server, user } = open([], '', { [read]: refuse(503, 'unavailable')() })
	await screen.findByText('No se pudieron leer los textos. Inténtalo de nuevo.', {
		selector: 'section p',
	})
	server.answers[read] = catalogWith([subject])
	await user.click(screen.getByRole('button', { name: 'Reintentar' }))
	await screen.findByText('Please confirm')
	takeErrors()
})

test('a link opens another tab with a preview of the page, which includes all drafts', async () => {
	openPanel('/waitlist/textos?pagina=week&idioma=de', {
		[read]: catalogWith(),
		[changes]: { changes: [], outdated: [], digest: 'd' },
	})
	const link = await screen.findByRole('link', { name: 'Vista previa' })
	expect(link.getAttribute('href')).toMatch(/^\/api\/admin\/words\/preview\?path=%2Fdeutschland%2F/)
	expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})
