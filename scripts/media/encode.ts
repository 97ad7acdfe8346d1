import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The input options: standard input is a sequence of PNG files. */
const input = '-f image2pipe -c:v png'

/** Pixel format decodable by every browser: eight bits, BT.709, limited range. */
const colour =
	'-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709'

// A key frame every 10 s keeps seeking fast; files are a tenth smaller than with 5 s.
const av1 = '-c:v libsvtav1 -preset 8 -crf 44 -g 300'
const h264 =
	'-c:v libx264 -preset slow -crf 26 -tune animation -aq-mode 3 -g 300 -profile:v high -level 3.1 -movflags +faststart'
const avif = '-c:v libaom-av1 -still-picture 1 -crf 26 -cpu-used 3 -frames:v 1'
const jpeg = '-pix_fmt yuvj420p -q:v 14 -huffman optimal -frames:v 1'

type Pictures = AsyncIterable<Buffer> | Iterable<Buffer>

export async function encodeFilm(
	pictures: Pictures,
	framesPerSecond: number,
	webm: string,
	mp4: string,
): Promise<void> {
	const outputs = `${colour} ${av1} ${webm} ${colour} ${h264} ${mp4}`
	await runFfmpeg(`${input} -framerate ${framesPerSecond} -i - ${outputs}`, pictures)
}

export async function encodePoster(
	picture: Buffer,
	avifPath: string,
	jpegPath: string,
): Promise<void> {
	const outputs = `${colour} ${avif} ${avifPath} ${jpeg} ${jpegPath}`
	await runFfmpeg(`${input} -i - ${outputs}`, [picture])
}

/** Tiles all pictures on one sheet, at half their size. */
export async function encodeSheet(
	pictures: Pictures,
	columns: number,
	rows: number,
	path: string,
): Promise<void> {
	const tiles = `-vf scale=iw/2:-1,tile=${columns}x${rows}:padding=6 -frames:v 1`
	await runFfmpeg(`${input} -i - ${tiles} ${path}`, pictures)
}

/** Writes pictures to ffmpeg's standard input, with backpressure. */
async function runFfmpeg(command: string, pictures: Pictures): Promise<void> {
	const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...command.split(' ')], {
		stdio: ['pipe', 'ignore', 'inherit'],
		// SVT-AV1 writes its own messages to the terminal; this limits them to errors.
		env: { ...process.env, SVT_LOG: '1' },
	})
	const closed = once(ffmpeg, 'close')
	for await (const picture of pictures) {
		if (!ffmpeg.stdin.write(picture)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed])
	}
	ffmpeg.stdin.end()
	const [code] = await closed
	if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
