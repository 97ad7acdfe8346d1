import { exampleLevelsByChanges } from '../../src/cms/reader/facts/example-week.ts'
import { publicPages } from '../../testing/built-pages.ts'
import { type Driver, until } from './driver.ts'

export const account = { username: 'ada', password: 'correct horse battery' }

type Check = readonly [
	name: string,
	run: (driver: Driver, site: string) => Promise<void>,
	/** Matches the errors that the browser may report without failing the check. */
	expected?: RegExp,
]

/** A failing check throws. */
export const checks: readonly Check[] = [
	...publicPages.map(({ path }): Check => [path, (driver, site) => seePage(driver, site + path)]),
	[
		'introvert test',
		(driver, site) => takeQuiz(driver, `${site}/introvert-test`, 12, 'Social Introvert'),
	],
	['MBTI test', (driver, site) => takeQuiz(driver, `${site}/mbti-test`, 24, 'ESTJ')],
	['example week', changeWeek],
	['Your week', planWeek],
	['Say no', rewordMessage],
	['Two sheets', answerSheet],
	['film', playFilm],
	['form', sendForm],
	['panel', logIn],
	// Firefox reports aborted requests of the previous page as errors.
	['Textos', changeSentence, /^TypeError: NetworkError/],
]

async function seePage(driver: Driver, address: string): Promise<void> {
	await driver.open(address)
	// Waits until the page's scripts are loaded: Firefox reports a script that is still loading at the next navigation as
	// missing.
	await until(driver, `document.querySelector('astro-island[ssr]') === null`)
	await until(driver, `document.querySelectorAll('h1').length === 1`)
	await until(
		driver,
		`getComputedStyle(document.querySelector('h1')).fontFamily.includes('Ysabeau')`,
	)
	await until(
		driver,
		`[...document.fonts].some((face) => face.family.includes('Ysabeau') && face.status === 'loaded')`,
	)
}

async function takeQuiz(driver: Driver, address: string, total: number, result: string) {
	await driver.open(address)
	await driver.click('[data-start]')
	for (let question = 1; question <= total; question++) {
		const counter = `document.querySelector('[role=progressbar]')?.ariaValueText`
		await until(driver, `parseInt(${counter}) === ${question}`)
		await driver.click('ol button')
	}
	await until(driver, `document.querySelector('h1')?.textContent.includes('${result}') === true`)
	await until(driver, `(${String(hasLamplight)})()`)
}

/** Whether the share card shows a lit window, drawn from the page's SVG, and can be saved. Runs in the page. */
function hasLamplight(): boolean {
	const canvas = document.querySelector('canvas')
	const { width = 1, height = 1 } = canvas ?? {}
	const { data } = canvas?.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
	return data.some(
		(red, index) =>
			index % 4 === 0 &&
			red > 230 &&
			Number(data[index + 1]) > 170 &&
			Number(data[index + 2]) < 130,
	)
}

/**
 * Changes the landing page's example week: the windows must show the forecast for the chosen changes, and the page must
 * announce it.
 */
async function changeWeek(driver: Driver, site: string): Promise<void> {
	const [, moved = [], , , , , , all = []] = exampleLevelsByChanges
	await driver.open(site)
	await driver.click('#change-0')
	await until(driver, `(${String(drawnLevels)})().join() === '${moved.join()}'`)
	await until(
		driver,
		`document.querySelector('output').textContent.includes('Thursday ${moved[3]}')`,
	)
	await driver.click('#change-1')
	await driver.click('#change-2')
	await until(driver, `(${String(drawnLevels)})().join() === '${all.join()}'`)
}

/** Each window's level, from the rendered position of its blind's rail. Runs in the page. */
function drawnLevels(): number[] {
	return [...document.querySelectorAll('[data-levels]')].map((day) => {
		const { top, height } = day.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
		const rail = day.querySelector('.rail')?.getBoundingClientRect() ?? new DOMRect()
		return Math.round(100 - (((rail.top - top) * 224) / height - 5) / 2)
	})
}

/** Opens the example week in the planner. The grid must show its events, and the URL must hold the week. */
async function planWeek(driver: Driver, site: string): Promise<void> {
	await driver.open(`${site}/week`)
	// The island is hydrated.
	await until(driver, `document.querySelector('astro-island[ssr]') === null`)
	await driver.click('label:has(input[type=file]) + button')
	await until(driver, `document.querySelectorAll('[role=gridcell] use[href^="#kind-"]').length > 5`)
	await until(driver, `location.hash.length > 5`)
}

async function rewordMessage(driver: Driver, site: string): Promise<void> {
	await driver.open(`${site}/say-no`)
	const first = `document.querySelector('[data-message]').textContent.startsWith('Thanks for asking,')`
	await until(driver, first)
	await driver.click('[data-other-words]')
	await until(driver, `!${first} && location.hash.endsWith('wording=2')`)
}

async function answerSheet(driver: Driver, site: string): Promise<void> {
	await driver.open(`${site}/two-sheets`)
	await driver.click('[data-start]')
	await until(driver, `document.querySelectorAll('main input[type=radio]').length > 4`)
	await driver.click('main label:has(input[type=radio])')
	await until(driver, `document.querySelector('main input[type=radio]').checked`)
}

async function playFilm(driver: Driver, site: string): Promise<void> {
	await driver.open(`${site}/usa`)
	await driver.click('video + button')
	await until(driver, `document.querySelector('video').currentTime > 0.5`)
	await until(driver, `document.querySelector('video').videoWidth > 0`)
}

async function sendForm(driver: Driver, site: string): Promise<void> {
	// Waits for the web font, which moves the click targets.
	await seePage(driver, site)
	await driver.click('details:has(input[type=email]) summary')
	await until(driver, `document.querySelector('input[type=email]').checkVisibility()`)
	await driver.type('input[type=email]', 'ada@example.com')
	await driver.click('form:has(input[type=email]) button')
	await until(
		driver,
		`[...document.querySelectorAll('[role=status], output')].some((each) => each.textContent.includes('inbox'))`,
	)
}

async function logIn(driver: Driver, site: string): Promise<void> {
	await driver.open(`${site}/waitlist`)
	// The panel takes no input until it knows whether there is a session.
	const field = `document.querySelector('input[type=password]')`
	await until(driver, `${field}?.checkVisibility({ visibilityProperty: true }) === true`)
	await driver.type('input[name=username], input[autocomplete=username]', account.username)
	await driver.type('input[type=password]', account.password)
	await driver.click('button[type=submit]')
	await until(
		driver,
		`document.querySelector('h1')?.textContent.includes('Panel de Waitlist') === true`,
	)
	await until(driver, `document.querySelector('table') !== null`)
}

async function changeSentence(driver: Driver, site: string): Promise<void> {
	await driver.open(`${site}/waitlist/textos`)
	await clickText(driver, 'ol button', 'See Thursday coming.')
	await until(driver, `document.activeElement?.role === 'textbox'`)
	await driver.type('[role=textbox]', 'Zebras! ')
	const heading = `document.querySelector('iframe').contentDocument.querySelector('h1').textContent`
	await until(driver, `${heading}.includes('Zebras!') && ${heading}.includes('Thursday')`)
	await until(driver, `document.body.textContent.includes('Guardado a las')`)
	await clickText(driver, 'button', 'Dejarla como estaba')
	await until(driver, `!${heading}.includes('Zebras!')`)
}

async function clickText(driver: Driver, selector: string, text: string): Promise<void> {
	const all = `[...document.querySelectorAll('${selector}')]`
	const mark = `each.toggleAttribute('data-chosen', each.textContent === '${text}')`
	await until(driver, `${all}.map((each) => ${mark}).includes(true)`)
	await driver.click('[data-chosen]')
}
