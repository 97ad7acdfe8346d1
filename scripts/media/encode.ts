import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Pictures arrive as PNG files, one after the other. */
const input = '-f image2pipe -c:v png'

/** Bits and colours as every browser reads them: eight bits, BT.709, limited range. */
const colour =
	'-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709'

// A key picture every ten seconds: seeking stays quick, and the files a tenth smaller than with five.
const av1 = '-c:v libsvtav1 -preset 8 -crf 36 -g 300'
const h264 =
	'-c:v libx264 -preset slow -crf 22 -tune animation -aq-mode 3 -g 300 -profile:v high -level 3.1 -movflags +faststart'
const avif = '-c:v libaom-av1 -still-picture 1 -crf 26 -cpu-used 3 -frames:v 1'
const jpeg = '-pix_fmt yuvj420p -q:v 10 -huffman optimal -frames:v 1'

type Pictures = AsyncIterable<Buffer> | Iterable<Buffer>

/** Makes both films, `base.webm` and `base.mp4`, of the pictures that it is given. */
export async function encodeFilm(pictures: Pictures, rate: number, base: string): Promise<void> {
	const outputs = `${colour} ${av1} ${base}.webm ${colour} ${h264} ${base}.mp4`
	await runFfmpeg(`${input} -framerate ${rate} -i - ${outputs}`, pictures)
}

/** Makes both posters, `base.avif` and `base.jpg`, of one picture. */
export async function encodePoster(picture: Buffer, base: string): Promise<void> {
	const outputs = `${colour} ${avif} ${base}.avif ${jpeg} ${base}.jpg`
	await runFfmpeg(`${input} -i - ${outputs}`, [picture])
}

/** Makes a sheet of all pictures at half their size, for looking at. */
export async function encodeSheet(
	pictures: Pictures,
	columns: number,
	rows: number,
	path: string,
): Promise<void> {
	const tiles = `-vf scale=iw/2:-1,tile=${columns}x${rows}:padding=6 -frames:v 1`
	await runFfmpeg(`${input} -i - ${tiles} ${path}`, pictures)
}

/** Feeds pictures to ffmpeg no faster than it takes them. */
async function runFfmpeg(command: string, pictures: Pictures): Promise<void> {
	const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...command.split(' ')], {
		stdio: ['pipe', 'ignore', 'inherit'],
		// SVT-AV1 writes to the terminal by itself: errors only.
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
