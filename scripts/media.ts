// Makes the demo film from its storyboard (media/demo): npm run media
//
//   npm run media               captions, posters and films into public/media/; eight minutes on two cores
//   npm run media -- posters    captions and posters only
//   npm run media -- sheet      captions, and a contact sheet of each shape in test-results/, to look at first
//
// Needs ffmpeg with libsvtav1, libx264 and libaom, and Chromium: on Debian, apt-get install ffmpeg
// chromium. The results are committed, so only a change of the storyboard needs them again.
import { mkdirSync, writeFileSync } from 'node:fs'
import { captions, toWebVtt } from '#content/media/captions.ts'
import { demoLanguages } from '#content/media/demo.ts'
import { frame, poster } from '#media/demo/frame.ts'
import { duration, rate } from '#media/demo/scenes.ts'
import type { ShapeName } from '#media/demo/shapes.ts'
import { browserArguments, findBrowser } from '#testing/browser.ts'
import { type Camera, openCamera, openStudio } from './media/camera.ts'
import { encodeFilm, encodePoster, encodeSheet } from './media/encode.ts'

const out = 'public/media'
const names: readonly ShapeName[] = ['landscape', 'portrait']

/** Every picture of the film. One that looks like its predecessor is not taken again. */
async function* shoot(camera: Camera, name: ShapeName): AsyncGenerator<Buffer> {
	let [last, picture, taken]: [string, Buffer, number] = ['', Buffer.alloc(0), 0]
	const count = duration * rate
	for (let index = 0; index < count; index++) {
		const markup = frame(index / rate, name)
		if (markup !== last) {
			picture = await camera(markup)
			taken++
		}
		last = markup
		if (index % (rate * 10) === 0) console.log(`${name} ${index / rate} s, ${taken} pictures taken`)
		yield picture
	}
}

/** When to look: as each caption appears, in its middle, and at both ends of the film. */
const glances = [0, ...captions.flatMap(({ from, to }) => [from + 0.2, (from + to) / 2]), duration]

async function* glance(camera: Camera, name: ShapeName): AsyncGenerator<Buffer> {
	for (const t of glances) yield await camera(frame(t, name))
}

type Job = (camera: Camera, name: ShapeName) => Promise<void>

const makePoster: Job = async (camera, name) => {
	await encodePoster(await camera(poster(name)), `${out}/demo-${name}`)
}

const makeFilm: Job = async (camera, name) => {
	await encodeFilm(shoot(camera, name), rate, `${out}/demo-${name}`)
}

const makeSheet: Job = async (camera, name) => {
	const columns = name === 'landscape' ? 4 : 9
	const rows = Math.ceil(glances.length / columns)
	mkdirSync('test-results', { recursive: true })
	await encodeSheet(glance(camera, name), columns, rows, `test-results/demo-${name}.png`)
}

const jobs: Record<string, readonly Job[]> = {
	all: [makePoster, makeFilm],
	posters: [makePoster],
	sheet: [makeSheet],
}

async function make(wanted: readonly Job[]): Promise<void> {
	const browser = findBrowser()
	if (!browser) throw new Error('Chromium is missing: node testing/browser.ts --install')
	const studio = await openStudio(browser, browserArguments)
	try {
		for (const name of names) {
			const camera = await openCamera(studio, name)
			for (const job of wanted) await job(camera, name)
		}
	} finally {
		await studio.close()
	}
}

function writeCaptions(): void {
	for (const language of demoLanguages) {
		writeFileSync(`${out}/demo.${language}.vtt`, toWebVtt(language))
	}
}

const wanted = jobs[process.argv[2] ?? 'all']
if (!wanted) throw new Error(`There is no such job. There are: ${Object.keys(jobs).join(', ')}`)
mkdirSync(out, { recursive: true })
writeCaptions()
await make(wanted)
