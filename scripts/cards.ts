// Makes the pictures that other sites show of this one: cards for link previews (media/cards), and icons.
//
//   npm run cards
//
// Needs Chromium. The results are committed. `npm run cards` draws only the cards whose title or picture has changed,
// and the gate reports such cards. `npm run cards -- --all` draws every card, after a change of colours or font.
// test-results/cards.png shows all cards.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { cardSize } from '#site/seo/social-cards.ts'
import type { DrawnCard } from '#media/cards/cards.tsx'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { loadJsxModule } from './jsx-module.ts'
import { readOptions } from '#app/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const { values: options } = readOptions(usageOf(import.meta.filename), {
	all: { type: 'boolean', default: false },
})
const folders = ['public/media/cards', 'public/media/pictures']
const record = 'media/cards/drawn.json'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { drawnCards } = (await loadJsxModule('/media/cards/cards.tsx')) as {
	drawnCards: readonly DrawnCard[]
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const drawnBefore = JSON.parse(readFileSync(record, 'utf8')) as Readonly<Record<string, string>>
const browser = await openBrowser()
for (const folder of folders) mkdirSync(folder, { recursive: true })
removeOthers()
try {
	await photograph(browser)
	await photographAll(browser)
} finally {
	await browser.close()
}
await drawIcons()
const fingerprints = drawnCards.map(({ address, fingerprint }) => [address, fingerprint])
writeFileSync(record, `${JSON.stringify(Object.fromEntries(fingerprints), null, '\t')}\n`)

async function openBrowser(): Promise<Browser> {
	const executablePath = findBrowser()
	if (!executablePath)
		throw new Error('Chromium is missing. To install it: node testing/install.ts')
	const args = [...browserArguments, '--force-color-profile=srgb']
	return chromium.launch({ executablePath, args })
}

/**
 * Draws the outdated cards one after the other, on a page with the site's font and the colours of the site's light
 * theme.
 */
async function photograph(studio: Browser): Promise<void> {
	const page = await studio.newPage({ viewport: cardSize, colorScheme: 'light' })
	const font = readFileSync('src/site/layouts/fonts/ysabeau.woff2', 'base64')
	const tokens = readFileSync('src/site/layouts/tokens.css', 'utf8').replace(
		/@font-face \{[^}]*\}/g,
		'',
	)
	await page.setContent(
		`<!doctype html><style>@font-face{font-family:Ysabeau;src:url(data:font/woff2;base64,${font});font-weight:300 700}${tokens}body{margin:0}</style>`,
	)
	await page.evaluate(() => document.fonts.load('400 20px Ysabeau'))
	for (const { address, markup } of drawnCards.filter(isOutdated)) {
		const isCut = await page.evaluate((svg) => {
			document.body.innerHTML = svg
			const title = document.querySelector('h1')
			const room = document.querySelector('foreignObject')?.getBoundingClientRect()
			if (!title || !room) return false
			return title.scrollWidth > room.width || title.offsetHeight > room.height
		}, markup)
		if (isCut) throw new Error(`The title does not fit on ${address}`)
		// A palette of 256 colours halves the file size; the cards have only a few gradients, and these are soft enough for
		// it.
		const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 })
		await picture.toFile(`public${address}`)
	}
}

/**
 * Whether a card must be drawn: because it never was, because its words or its picture have changed since, or because
 * of `--all`.
 */
function isOutdated({ address, fingerprint }: DrawnCard): boolean {
	const isCurrent = drawnBefore[address] === fingerprint && existsSync(`public${address}`)
	return !isCurrent || options.all
}

function removeOthers(): void {
	const current = new Set(drawnCards.map(({ address }) => `public${address}`))
	for (const file of folders.flatMap((folder) => globSync(`${folder}/*`)))
		if (!current.has(file)) rmSync(file)
}

async function photographAll(studio: Browser): Promise<void> {
	const page = await studio.newPage({ viewport: { width: 1260, height: 100 } })
	const pictures = drawnCards.map(
		({ address }) =>
			`<img src="data:image/png;base64,${readFileSync(`public${address}`, 'base64')}" alt="">`,
	)
	await page.setContent(
		`<style>body{margin:0;display:flex;flex-wrap:wrap;gap:10px}img{width:410px}</style>${pictures.join('')}`,
	)
	await page.screenshot({ path: 'test-results/cards.png', fullPage: true })
}

/**
 * Renders the mark on the colour of a lit room, for programs that cannot read public/icon.svg. Of a maskable icon, only
 * a circle four fifths as wide as the icon is always visible. Marks are sharp at multiples of 32 px.
 */
async function drawIcons(): Promise<void> {
	const icons = [
		{ name: 'apple-touch-icon', size: 180, mark: 128 },
		{ name: 'icon-192', size: 192, mark: 128 },
		{ name: 'icon-512', size: 512, mark: 352 },
		{ name: 'icon-maskable', size: 512, mark: 288 },
	]
	for (const { name, size, mark } of icons) {
		const margin = (size - mark) / 2
		await sharp('public/icon.svg', { density: (72 * mark) / 32 })
			.resize(mark, mark)
			.extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#f6e4c3' })
			.flatten({ background: '#f6e4c3' })
			.png({ palette: true, effort: 10 })
			.toFile(`public/${name}.png`)
	}
}
