// Renders the demo film from its storyboard (media/demo): npm run media
//
//   npm run media                  captions, posters and films into public/media/; half an hour on two cores
//   npm run media -- posters       captions and posters only
//   npm run media -- sheet         captions, and a contact sheet of each film in test-results/, to look at first
//   npm run media -- films de pt   any of these, for some of the languages only
//
// Needs ffmpeg with libsvtav1, libx264 and libaom, and Chromium: on Debian, apt-get install ffmpeg chromium. The
// results are committed, so these programs are needed only after a change to the storyboard.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { demoFilms, toWebVtt } from '#site/seo/props/demo-film.ts'
import { words } from '#cms/reader/entries.ts'
import { type PageLanguage, pageLanguages } from '#site-map/pages.ts'
import type { frame, poster } from '#media/demo/frame.ts'
import { durationSeconds, framesPerSecond } from '#media/demo/scenes.ts'
import type { ShapeName } from '#media/demo/shapes.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { loadJsxModule } from './jsx-module.ts'
import { encodeFilm, encodePoster, encodeSheet } from './media/encode.ts'
import { openScreenshotPage, type Screenshot } from './media/screenshot.ts'
import { readOptions, refuseArguments } from '#app/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

type Storyboard = { frame: typeof frame; poster: typeof poster }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const storyboard = (await loadJsxModule('/media/demo/frame.ts')) as Storyboard
const shapeNames: readonly ShapeName[] = ['landscape', 'portrait']

/** One film to render. */
type Cut = { shape: ShapeName; language: PageLanguage; screenshot: Screenshot }

/** Yields every frame of the film. A frame with the same markup as the previous one is not rendered again. */
async function* allFrames({ shape, language, screenshot }: Cut): AsyncGenerator<Buffer> {
	let [last, picture, rendered]: [string, Buffer, number] = ['', Buffer.alloc(0), 0]
	const count = durationSeconds * framesPerSecond
	for (let index = 0; index < count; index++) {
		const markup = storyboard.frame(index / framesPerSecond, shape, language)
		if (markup !== last) {
			picture = await screenshot(markup)
			rendered++
		}
		last = markup
		if (index % (framesPerSecond * 10) === 0)
			console.log(`${shape} ${language}, ${index / framesPerSecond} s: ${rendered} frames rendered`)
		yield picture
	}
}

/** The moments on a contact sheet: the beginning and the middle of each caption, and both ends of the film. */
const sheetMoments = [
	0,
	...words('captions').cues.flatMap(({ from, to }) => [from + 0.2, (from + to) / 2]),
	durationSeconds,
]

async function* sheetFrames({ shape, language, screenshot }: Cut): AsyncGenerator<Buffer> {
	for (const t of sheetMoments) yield await screenshot(storyboard.frame(t, shape, language))
}

type Job = (cut: Cut) => Promise<void>

const renderPoster: Job = async ({ shape, language, screenshot }) => {
	const { avif, jpg } = demoFilms[language][shape].poster
	const picture = await screenshot(storyboard.poster(shape, language))
	await encodePoster(picture, `public${avif}`, `public${jpg}`)
}

const renderFilm: Job = async (cut) => {
	const [webm, mp4] = demoFilms[cut.language][cut.shape].sources
	await encodeFilm(allFrames(cut), framesPerSecond, `public${webm.src}`, `public${mp4.src}`)
}

const renderSheet: Job = async (cut) => {
	const columns = cut.shape === 'landscape' ? 4 : 9
	const rows = Math.ceil(sheetMoments.length / columns)
	mkdirSync('test-results', { recursive: true })
	await encodeSheet(
		sheetFrames(cut),
		columns,
		rows,
		`test-results/demo-${cut.shape}.${cut.language}.png`,
	)
}

const jobs: Record<string, readonly Job[]> = {
	all: [renderPoster, renderFilm],
	films: [renderFilm],
	posters: [renderPoster],
	sheet: [renderSheet],
}

async function render(
	wanted: readonly Job[],
	wantedLanguages: readonly PageLanguage[],
): Promise<void> {
	const executablePath = findBrowser()
	if (!executablePath)
		throw new Error('Chromium is missing. To install it: node testing/install.ts')
	const args = [...browserArguments, '--force-color-profile=srgb']
	const browser = await chromium.launch({ executablePath, args })
	try {
		for (const shape of shapeNames) {
			const screenshot = await openScreenshotPage(browser, shape)
			for (const language of wantedLanguages)
				for (const job of wanted) await job({ shape, language, screenshot })
		}
	} finally {
		await browser.close()
	}
}

function writeCaptions(): void {
	for (const language of pageLanguages) {
		writeFileSync(`public/media/demo.${language}.vtt`, toWebVtt(language))
	}
}

const usage = usageOf(import.meta.filename)
const [job = 'all', ...only] = readOptions(usage, {}, { allowPositionals: true }).positionals
const wanted = jobs[job] ?? refuseArguments(usage)
writeCaptions()
await render(
	wanted,
	pageLanguages.filter((language) => only.length === 0 || only.includes(language)),
)
