import type { Locator, Page } from '@playwright/test'
import { examplePlan } from '#site/week/rules/example-plan.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import { answerAll, open, option, quizzes, seeQuestion, seeResult, start } from '#testing/quiz.ts'
import { enter } from './panel.ts'
import { expect, testInSharedContext as test, waitForFonts } from './visit.ts'

/** The console reports refused requests, and the blocked scripts of pages that the panel frames. */
test.use({ expectedErrors: [/40[14]|Blocked script execution/] })

const [introvertTest] = quizzes

const paths = [
	'/',
	'/deutschland',
	'/social-energy-management',
	'/low-social-battery',
	'/social-battery-quotes',
	'/social-battery-pin',
	'/introvert-test',
	'/two-sheets',
	'/week',
	'/say-no',
	'/how-we-work',
	'/privacy',
	'/print/energy-sheet',
	'/404',
	'/waitlist/sent?lang=de',
	'/waitlist/data?lang=de',
	'/waitlist',
]

const places = ['/waitlist', '/waitlist/cartas', '/waitlist/textos', '/waitlist/cuenta']

/** For each family of pages, a function that opens one of its pages, or a state that the page shows after a press. */
const families: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	...Object.fromEntries(paths.map((path) => [path, (page: Page) => page.goto(path)])),
	...Object.fromEntries(
		places.map((place) => [`${place} with a session`, (page: Page) => enter(page, place)]),
	),
	'a result': seeResultOfA,
	'a line of /two-sheets': seeChosenLine,
	'an event of /week': seeEvent,
}

const widest = 1440

/** The heights of a small and of a large button in windows of each width, in whole pixels. */
const heights = new Map([
	[widest, [44, 59]],
	[360, [44, 51]],
])

/**
 * The left edges at which a heading may start in the widest window: that of the page, and that of the second column of
 * an article.
 */
const leftEdges = [104, 477]

/** The families that are tested by day; the others are tested at night. */
const daily = ['/', '/waitlist with a session']

for (const [family, visit] of Object.entries(families)) {
	const title = `${family}: buttons have two heights and one colour on each ground, headings have two left edges`
	test(title, { tag: daily.includes(family) ? [] : '@night' }, async ({ page }) => {
		await page.setViewportSize({ width: widest, height: 900 })
		await visit(page)
		await waitForFonts(page)
		if (paths.includes(family) && !family.startsWith('/print/')) await expectHeadings(page)
		await page
			.locator('details')
			.evaluateAll((folded) => folded.forEach((each) => each.setAttribute('open', '')))
		for (const [width, known] of heights) {
			await page.setViewportSize({ width, height: 900 })
			const buttons = await page.evaluate(buttonsOf)
			expect(buttons.filter(({ height }) => !known.includes(height))).toEqual([])
			expect(buttons.filter(({ fill, right }) => fill !== null && fill !== right)).toEqual([])
		}
	})
}

async function expectHeadings(page: Page): Promise<void> {
	const edges = await page.locator('main :is(h1, h2)').evaluateAll((headings) =>
		headings
			.filter(
				(each) =>
					each.checkVisibility() && !each.closest('section[aria-label], :has(> [data-lead])'),
			)
			.map((each) => ({
				text: each.textContent,
				left: Math.round(each.getBoundingClientRect().left),
			})),
	)
	expect(edges.filter(({ left }) => !leftEdges.includes(left))).toEqual([])
}

test(
	'a selected item has the same frame in a quiz, in Two sheets, in Your week and in the panel',
	{ tag: '@night' },
	async ({ page }) => {
		await open(page, introvertTest.path)
		await start(page)
		await page.keyboard.press('b')
		await seeQuestion(page, 2, introvertTest.total)
		await page.goBack()
		await expect(option(page, 'B')).toContainText('Your answer so far')
		await expectChosen(option(page, 'B'))

		await seeChosenLine(page)
		await expectChosen(page.locator('label:has(:checked)'))

		await seeEvent(page)
		for (const chosen of await page.locator('fieldset label:has(:checked)').all())
			await expectChosen(chosen)

		await enter(page, '/waitlist/textos')
		await expectChosen(page.locator('label:has([name=words-language]:checked)'))
		await expectChosen(page.locator('main nav [aria-current]'))
	},
)

async function expectChosen(chosen: Locator): Promise<void> {
	await expect(chosen).toHaveCSS(
		'box-shadow',
		/^(rgb\([^)]*\)) 9px 0px 0px 0px inset, \1 0px 0px 0px 2px inset$/,
	)
}

type ButtonLook = {
	label: string
	height: number
	/** The fill; null for an outlined button. */
	fill: string | null
	/** The colour that a filled button must have on the background of this button. */
	right: string
}

/* oxlint-disable unicorn/consistent-function-scoping -- Playwright sends the function to the page as its source. */

/** Runs in the page: links and buttons with a fill or a frame, except rows, tiles, squares and choices. */
function buttonsOf(): ButtonLook[] {
	const probe = document.body.appendChild(document.createElement('i'))
	const [ink = '', lamp = '', coal = ''] = ['ink', 'lamp', 'coal'].map((token) => {
		probe.style.color = `var(--${token})`
		return getComputedStyle(probe).color
	})
	probe.remove()
	return [...document.querySelectorAll<HTMLElement>('a, button, label:has([type=file])')]
		.filter(isButton)
		.map((element) => {
			const { backgroundColor } = getComputedStyle(element)
			const ground = groundOf(element)
			return {
				label: element.innerText.trim(),
				height: Math.round(element.getBoundingClientRect().height),
				fill: isClear(element) ? null : backgroundColor,
				right: ground.startsWith(lamp) ? coal : isDark(ground) ? lamp : ink,
			}
		})

	function isButton(element: HTMLElement): boolean {
		const { boxShadow, borderLeftStyle, borderTopStyle, outlineStyle } = getComputedStyle(element)
		const isFramed =
			boxShadow.includes('inset') ||
			outlineStyle === 'dashed' ||
			(borderLeftStyle === 'solid' && borderTopStyle === 'solid')
		return (
			element.innerText.trim() !== '' &&
			element.checkVisibility({ visibilityProperty: true }) &&
			!element.matches(':is(li, [role=gridcell]) > :only-child, [role=combobox]') &&
			(isFramed || !isClear(element))
		)
	}

	function isClear(element: Element): boolean {
		return getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)'
	}

	/** The colour of the background behind a button; of a gradient, its first colour. */
	function groundOf(element: Element): string {
		for (let at = element.parentElement; at; at = at.parentElement) {
			const { backgroundImage, backgroundColor } = getComputedStyle(at)
			const [first] = /rgb\([^)]*\)/.exec(backgroundImage) ?? []
			if (first) return first
			if (!isClear(at)) return backgroundColor
		}
		return 'rgb(255, 255, 255)'
	}

	function isDark(colour: string): boolean {
		return (colour.match(/\d+/g) ?? []).every((part) => Number(part) < 128)
	}
}

async function seeResultOfA(page: Page): Promise<void> {
	await open(page, introvertTest.path)
	await start(page)
	await answerAll(page, 'a'.repeat(introvertTest.total))
	await seeResult(page, introvertTest.allA)
}

async function seeChosenLine(page: Page): Promise<void> {
	await open(page, '/two-sheets')
	await page.getByRole('button', { name: 'Answer the six questions' }).click()
	await page.getByRole('radio', { name: 'Two hours' }).check()
}

async function seeEvent(page: Page): Promise<void> {
	await open(page, `/week#${encodeWeek(examplePlan)}`)
	await page
		.getByRole('gridcell')
		.getByLabel(/^Tuesday evening/)
		.click()
	await expect(page.locator('fieldset :checked')).not.toHaveCount(0)
}
