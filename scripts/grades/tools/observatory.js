// node observatory.js '{"httpPort":…,"httpsPort":…}' /path … — prints one line of JSON for each path:
// the score that Mozilla's HTTP Observatory gives it. Reads the site on localhost only.
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import {
	getGradeForScore,
	getScoreDescription,
	getScoreModifier,
} from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'

// The list of preloaded hosts, which its installation would download; localhost is not on it.
const list = fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory/conf/hsts-preload.json'))
if (!existsSync(list)) writeFileSync(list, '{}')

const [ports = '{}', ...paths] = process.argv.slice(2)

/** As its own scan() adds the tests up; that one takes neither a port nor a path. */
for (const path of paths) {
	const site = await retrieve('localhost', { ...JSON.parse(ports), path })
	const results = ALL_TESTS.map((test) => test(site))
	const modifiers = results.map(({ result }) => getScoreModifier(result))
	const minus = sum(modifiers.filter((modifier) => modifier < 0))
	const hasCredit = 100 + minus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT
	const { score, grade } = getGradeForScore(100 + (hasCredit ? sum(modifiers) : minus))
	const failed = results.filter(({ pass }) => !pass)
	console.log(
		JSON.stringify({
			path,
			status: site.responses.auto?.status,
			score,
			grade,
			passed: results.length - failed.length,
			of: results.length,
			failed: failed.map(({ result }) => getScoreDescription(result)),
			credits: results.map(({ result }) => `${result} ${getScoreModifier(result)}`),
		}),
	)
}

function sum(numbers) {
	return numbers.reduce((total, each) => total + each, 0)
}
