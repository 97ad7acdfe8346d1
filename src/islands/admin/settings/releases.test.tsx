import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReleaseList } from '#contract/releases.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { refuse } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/releases'
const use = 'POST /api/admin/releases/use'

const older = { id: '2026-11-26T10-00-00-000Z', at: '2026-11-26T10:00:00.000Z', isServed: false }
const newer = { id: '2026-11-27T10-00-00-000Z', at: '2026-11-27T10:00:00.000Z', isServed: true }

function list(given: Partial<ReleaseList> = {}): ReleaseList {
	return { build: { state: 'idle' }, releases: [newer, older], changed: [], ...given }
}

function open(given: ReleaseList, answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/ajustes', {
		'GET /api/admin/settings': { settings: [], effect: 'in-force' },
		[read]: given,
		...answers,
	})
}

/** The part of the place, once the releases are read. */
async function region() {
	await screen.findByRole('button', { name: /^(?:Construir ahora|Cancelar la construcción)$/ })
	return within(screen.getByRole('region', { name: 'Páginas' }))
}

test('the pages have all settings, and the release before is served again after a proof', async () => {
	const { server, user } = open(list(), { [use]: refuse(403, 'proof-required') })
	const pages = await region()
	pages.getByText('Las páginas tienen todos los ajustes.')
	pages.getByText('En el sitio')
	await user.click(
		pages.getByRole('button', { name: /^Volver a esta versión, la del 26 nov 2026/ }),
	)
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[use] = undefined
		server.answers[read] = list({
			releases: [
				{ ...newer, isServed: false },
				{ ...older, isServed: true },
			],
		})
	}
	await prove(user)
	await screen.findByText('Versión cambiada')
	await pages.findByRole('button', { name: /^Volver a esta versión, la del 27 nov 2026/ })
	expect(server.bodiesOf(use)).toEqual([{ id: older.id }, { id: older.id }])
})

test('a build is begun, shown page by page, and its new pages are said', async () => {
	const { server, user } = open(list({ changed: ['OPERATOR_NAME', 'SITE_URL'] }), {
		'POST /api/admin/releases/build': () => {
			server.answers[read] = list({ build: { state: 'building', done: 12, of: 66 } })
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
	const built = { ...newer, id: '2026-11-28T10-00-00-000Z', at: '2026-11-28T10:00:00.000Z' }
	server.answers[read] = list({ releases: [built, { ...newer, isServed: false }] })
	await screen.findByText('El sitio ya las muestra.', {}, { timeout: 5_000 })
})

test('a build is cancelled', async () => {
	const { server, user } = open(list({ build: { state: 'building', done: 0, of: null } }), {
		'POST /api/admin/releases/cancel': () => {
			server.answers[read] = list()
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
	open(list({ build, releases: [] }))
	const pages = await region()
	pages.getByText(/^La construcción del 27 nov 2026, .+ falló\. El sitio sigue/)
	pages.getByText('no bricks')
	pages.getByText(/^Todavía no hay versiones guardadas\./)
})

test('a release that is gone is said to be so', async () => {
	const { user } = open(list(), { [use]: refuse(404, 'not-found') })
	const pages = await region()
	await user.click(pages.getByRole('button', { name: /^Volver a esta versión/ }))
	await screen.findByText('Esa versión ya no está, o se están cambiando las páginas ahora mismo.')
})

test('releases that cannot be read are said to be so', async () => {
	open(list(), { [read]: refuse(503, 'unavailable')() })
	// StrictMode reads twice.
	await screen.findAllByText('No se pudo leer cómo están las páginas. Se puede recargar.')
	expect(takeErrors()).toContain('answered 503')
})
