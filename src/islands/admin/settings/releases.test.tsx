import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PageStatus } from '#contract/releases.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { refuse } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/releases'

function status(given: Partial<PageStatus> = {}): PageStatus {
	return { build: { state: 'idle' }, changed: [], ...given }
}

function open(given: PageStatus, answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/ajustes', {
		'GET /api/admin/settings': { settings: [], effect: 'in-force' },
		[read]: given,
		...answers,
	})
}

/** The section of the place, once its status is read. */
async function region() {
	await screen.findByRole('button', { name: /^(?:Construir ahora|Cancelar la construcción)$/ })
	return within(screen.getByRole('region', { name: 'Páginas' }))
}

test('a build is begun, shown page by page, and its end is said', async () => {
	const { server, user } = open(status({ changed: ['OPERATOR_NAME', 'SITE_URL'] }), {
		'POST /api/admin/releases/build': () => {
			server.answers[read] = status({ build: { state: 'building', done: 12, of: 66 } })
		},
	})
	const pages = await region()
	pages.getByText('Todavía no está en las páginas: Quién opera el sitio, Dirección del sitio.')
	await user.click(pages.getByRole('button', { name: 'Construir ahora' }))
	await pages.findByText('Construyendo: 12 de 66 páginas')
	expect(pages.getByRole('progressbar', { name: 'Páginas construidas' })).toHaveProperty(
		'value',
		12,
	)
	server.answers[read] = status()
	await screen.findByText('Las páginas tienen todos los ajustes.', {}, { timeout: 5_000 })
})

test('a build is cancelled', async () => {
	const { server, user } = open(status({ build: { state: 'building', done: 0, of: null } }), {
		'POST /api/admin/releases/cancel': () => {
			server.answers[read] = status()
		},
	})
	const pages = await region()
	pages.getByText('Preparando las páginas…')
	await user.click(pages.getByRole('button', { name: 'Cancelar la construcción' }))
	await screen.findByText('Nada cambió en el sitio.')
	await pages.findByRole('button', { name: 'Construir ahora' })
})

test('a failed build says why', async () => {
	const build = { state: 'failed', at: '2026-11-27T10:00:00.000Z', reason: 'no bricks' } as const
	open(status({ build }))
	const pages = await region()
	pages.getByText(/^La construcción del 27 nov 2026, .+ falló\. El sitio sigue/)
	pages.getByText('no bricks')
})

test('a status that cannot be read is said to be so', async () => {
	open(status(), { [read]: refuse(503, 'unavailable')() })
	// StrictMode reads twice.
	await screen.findAllByText('No se pudo leer cómo están las páginas. Se puede recargar.')
	expect(takeErrors()).toContain('answered 503')
})
