import type { Challenge } from '#values/messages/challenge.ts'
import { solveChallenge } from './solve-challenge.ts'

/** Answers a challenge with its solution, or an empty text where the browser has no Web Crypto, as on plain HTTP. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
	postMessage(await solveChallenge(data).catch(() => ''))
	close()
})
