import type { Page } from '@playwright/test'
import type { CountSummary } from '#features/counts/messages/count-summary.ts'
import type { CountRow } from '#features/counts/rules/count.ts'
import { createCountSummary } from '#features/counts/rules/summarize-counts.ts'
import { addDays, daysBetween, utcDay } from '#values/dates/utc-day.ts'
import { choose, enter } from '../panel.ts'
import {
	expect,
	hold,
	isTooWide,
	observeShifts,
	testInSharedContext as test,
	violations,
	waitForFonts,
} from '../visit.ts'

// A session check returns 401, which the console logs.
test.use({ expectedErrors: [/status of 401/] })

const place = '/waitlist/entradas'
const yesterday = addDays(utcDay(Date.now()), -1)

/**
 * Responds with the sums of the requested period: on each day 100 visits to two pages, 10 signups and 8 confirmations.
 */
async function withCounts(page: Page): Promise<{ readonly queries: URLSearchParams[] }> {
	const queries: URLSearchParams[] = []
	await page.route('**/api/admin/counts?**', async (route) => {
		const query = new URL(route.request().url()).searchParams
		queries.push(query)
		await route.fulfill({ json: summaryFor(query.get('from') ?? '', query.get('to') ?? '') })
	})
	return { queries }
}

function summaryFor(from: string, to: string): CountSummary {
	const days = daysBetween(from, to)
	const before = daysBetween(addDays(from, -days.length), addDays(from, -1))
	const summary = createCountSummary(days, before, {})
	for (const day of [...before, ...days])
		summary.add(day, rowsOf(day, days.includes(day) ? 1 : 0.5))
	const note = {
		id: 'n1',
		day: to,
		kind: 'note',
		text: 'Podcast',
		path: null,
		before: null,
	} as const
	return {
		isCounting: true,
		isAppConnected: false,
		since: before[0] ?? from,
		from,
		to,
		...summary.result(),
		marks: [note],
	}
}

function rowsOf(day: string, factor: number): CountRow[] {
	const row = { day, path: '/', source: 'direct', campaign: 'none', locale: 'en' }
	return [
		{ ...row, event: 'entrance', n: 60 * factor },
		{ ...row, event: 'entrance', path: '/terms', source: 'zine', campaign: 'june', n: 40 * factor },
		{ ...row, event: 'introvert_test_started', path: '/introvert-test', n: 20 * factor },
		{ ...row, event: 'introvert_test_completed', path: '/introvert-test', n: 12 * factor },
		{ ...row, event: 'form_sent', n: 10 * factor },
		{ ...row, event: 'confirmed', n: 8 * factor },
		{ ...row, event: 'island_failed', path: '/introvert-test', n: 2 * factor },
	]
}

const sums = (page: Page) => page.getByText(/hubo/)

test('the counts of a period are shown in a summary, for the day chosen with a slider, in a table, as steps with rates, and by page or source', async ({
	page,
}) => {
	await withCounts(page)
	const release = await hold(page, '**/api/admin/counts?**')
	await enter(page, place)
	await expect(page.getByText('Cargando datos...', { exact: true }).first()).toBeVisible()
	await waitForFonts(page)
	await page.evaluate(observeShifts)
	release()
	await expect(sums(page)).toContainText('2.800 visitas, 280 formularios y 224 confirmados.')
	await expect(sums(page)).toContainText('En los 28 días anteriores: 1.400, 140 y 112.')
	await expect(sums(page)).toContainText('Hubo 56 fallas')

	expect(await page.evaluate(() => performance.getEntriesByName('shift').length)).toBe(0)

	const day = page.getByRole('slider', { name: 'Día' })
	const reading = /100 visitas \(antes 50\), 10 formularios \(antes 5\), 8 confirmados\./
	await expect(day).toHaveAttribute('aria-valuetext', reading)
	const last = await day.getAttribute('aria-valuetext')
	await day.press('ArrowLeft')
	await expect(day).not.toHaveAttribute('aria-valuetext', last ?? '')
	await expect(page.getByText(reading)).toBeVisible()

	await page.getByText('Los 28 días como tabla').click()
	const rows = page.getByRole('table').first().getByRole('row')
	await expect(rows).toHaveCount(29)
	await expect(rows.nth(1)).toHaveText(/100.*50.*10.*5.*8/)

	await expect(page.getByRole('row', { name: /Test empezado/ })).toContainText('20,0 de cada 100')
	await expect(page.getByRole('row', { name: /^Confirmado/ })).toContainText('80,0 de cada 100')
	await expect(page.getByRole('row', { name: /^\/terms/ })).toContainText('sin formulario')
	await page.getByRole('radio', { name: 'Procedencia' }).check()
	await expect(page.getByRole('row', { name: /^sin procedencia/ })).toContainText('1.680')
	expect(await violations(page)).toEqual([])

	await test.step('at 360 px nothing is cut off, and a table still exposes its rows and cells to assistive technology', async () => {
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await isTooWide(page)).toBe(false)
		await page.getByRole('radio', { name: 'Página' }).check()
		const row = page.getByRole('row', { name: /^\/terms/ })
		await expect(row.getByRole('cell').first()).toHaveText(/1\.120/)
		expect(await violations(page)).toEqual([])
	})

	await test.step('a note is sent to the server and can be removed', async () => {
		const sent: unknown[] = []
		await page.route('**/api/admin/count-note*', async (route) => {
			sent.push(route.request().postDataJSON())
			await route.fulfill({ status: 204 })
		})
		const opener = page.locator('summary', { hasText: 'Agregar una nota' })
		await opener.click()
		await page.getByLabel('Nota', { exact: true }).fill('Entrevista')
		await page.getByRole('button', { name: 'Guardar la nota' }).click()
		await expect(opener).toBeFocused()
		await page.getByRole('button', { name: 'Borrar la nota “Podcast”' }).click()
		await expect.poll(() => sent).toEqual([{ day: yesterday, text: 'Entrevista' }, { id: 'n1' }])
	})
})

test('the period and the filters are in the URL and apply to the figures, and the comparison can be switched off', async ({
	page,
}) => {
	const { queries } = await withCounts(page)
	await enter(page, `${place}?days=7`)
	await expect(sums(page)).toContainText('700 visitas')
	await choose(page, 'Campaña', 'june')
	await expect.poll(() => new URL(page.url()).search).toBe('?days=7&campaign=june')
	await expect
		.poll(() => Object.fromEntries(queries.at(-1) ?? []))
		.toEqual({
			from: addDays(yesterday, -6),
			to: yesterday,
			campaign: 'june',
		})
	await test.step('the CSV file has the period and the filters of the page', async () => {
		const saved = page.waitForEvent('download')
		const asked = page.waitForRequest(/counts\.csv/)
		await page.getByRole('button', { name: 'Descargar sumas (CSV)' }).click()
		expect(new URL((await asked).url()).searchParams.get('campaign')).toBe('june')
		expect((await saved).suggestedFilename()).toBe(
			`entradas_${addDays(yesterday, -6)}_${yesterday}.csv`,
		)
	})
	await page.getByRole('button', { name: 'Quitar filtros' }).click()
	await expect.poll(() => new URL(page.url()).search).toBe('?days=7')
	await page.getByText('Comparar con').click()
	await expect(sums(page)).not.toContainText('antes')
	await page.getByRole('radio', { name: 'Fechas' }).check()
	await page.getByLabel('Desde').fill(addDays(yesterday, -1))
	await expect(sums(page)).toContainText('200 visitas')
	expect(new URL(page.url()).search).toBe(`?from=${addDays(yesterday, -1)}&to=${yesterday}`)
})

test('an invalid goal is refused with a reason; valid goals are saved, shown next to the figures of this week, and removed', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await withCounts(page)
	await enter(page, place)
	await page.getByText('Cambiar las metas').click()
	const fields = ['Visitas', 'Formularios', 'Confirmados'].map((name) =>
		page.getByLabel(`${name} por semana`),
	)
	const [visits, forms, confirmed] = fields
	const save = page.getByRole('button', { name: 'Guardar las metas' })
	await visits?.fill('60')
	await forms?.fill('0.5')
	await confirmed?.fill('1900')
	await save.click()
	await expect(page.getByLabel('Formularios por semana')).toBeFocused()
	await expect(page.getByLabel('Formularios por semana')).toHaveValue('0.5')
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)

	await forms?.fill('')
	await save.click()
	await expect(page.getByText('Metas guardadas')).toBeVisible()
	await page.reload()
	await expect(page.getByText(/^Visitas: \d+ de 60, cumplida$/)).toBeVisible()
	await expect(page.getByText(/^Confirmados: \d+ de 1\.900$/)).toBeVisible()
	await expect(page.getByText(/^Formularios: /)).toHaveCount(0)
	expect(await violations(page)).toEqual([])

	await page.getByText('Cambiar las metas').click()
	await expect(page.getByLabel('Confirmados por semana')).toHaveValue('1900')
	for (const field of fields) await field.fill('')
	await save.click()
	await expect(page.getByText('Todavía no hay ninguna meta.')).toBeVisible()
})
