import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { isoDate } from '../../src/site/week/calendar/rules/local-time.ts'
import { type Answer, startIndependentReader } from './independent-reader.ts'
import { daysToRead, ourReadings, rangeAround, type Reading } from './our-readings.ts'

/** The reason why the product reads a file correctly although the other implementation disagrees. */
type Explanation = {
	/** The path in the folder of calendars, which has one folder per repository, named `owner+name`. */
	readonly file: string
	/** The digest of the product's reading when this explanation was written. */
	readonly digest: string
	readonly ours: string
	readonly theirs: string
	/** Section of RFC 5545, or another RFC with its number. */
	readonly section: string
}

const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland']

/** Required share of equal or explained readings. */
const wantedShare = 0.99

/** Maximum rows printed per difference. */
const maxRows = 4

const explanations: readonly Explanation[] = JSON.parse(
	readFileSync('lab/calendars/explained.json', 'utf8'),
)
const [, , folder] = process.argv
if (folder === undefined)
	throw new Error('Name the folder: npm run --prefix lab calendars -- FOLDER')

const counts = { equal: 0, explained: 0, differ: 0, crash: 0, withoutEvents: 0 }
const reader = startIndependentReader()
for (const path of globSync('**/*.ics', { cwd: folder }).toSorted()) await compare(path)
reader.stop()

const { equal, explained, differ, crash, withoutEvents } = counts
const readings = equal + explained + differ + crash
const share = (equal + explained) / readings
console.log(
	`${readings} readings: ${equal} equal, ${explained} explained, ${differ} differ, ${crash} crash` +
		` (${(share * 100).toFixed(2)} percent equal or explained); ${withoutEvents} files without an event`,
)
process.exitCode = crash === 0 && share >= wantedShare ? 0 : 1

async function compare(path: string): Promise<void> {
	const file = `${folder}/${path}`
	const days = daysToRead(file)
	const asked = days.flatMap((day) => zones.map((zone) => `${isoDate(day)} ${zone}`))
	const ours = await ourReadings(file, days, zones).catch((error: unknown) => {
		counts.crash += asked.length
		console.log(`CRASH ${path}: ${String(error)}`)
		return []
	})
	if (!/BEGIN:VEVENT/i.test(readFileSync(file, 'latin1'))) {
		counts.withoutEvents++
		return
	}
	const answer = await reader.ask({ file, ranges: days.map(rangeAround), zones })
	const different = ours.flatMap((reading, index) => {
		const lines = differencesOf(reading, theirReading(answer, index))
		return lines.length > 0 ? [{ lines, asked: asked[index] }] : []
	})
	counts.equal += ours.length - different.length
	if (different.length === 0) return
	const digest = digestOf(ours)
	const found = explanations.find((explanation) => explanation.file === path)
	if (found?.digest === digest) {
		counts.explained += different.length
		console.log(`explained ${path}: ${found.ours} Not: ${found.theirs} (${found.section})`)
		return
	}
	counts.differ += different.length
	console.log(`DIFFERS ${path} (digest ${digest})`)
	if ('eventsRefused' in answer)
		for (const refusal of answer.eventsRefused) console.log(`  they refuse an event: ${refusal}`)
	for (const each of different) console.log(`  ${each.asked}\n${each.lines.join('\n')}`)
}

function theirReading(answer: Answer, index: number): Reading {
	if ('refused' in answer) return answer
	return { rows: (answer.readings[index] ?? []).map((row) => row.join(' ').trim()) }
}

/** The entries that only one of the two implementations reads. They agree if both reject the file. */
function differencesOf(ours: Reading, theirs: Reading): readonly string[] {
	if ('refused' in ours && 'refused' in theirs) return []
	if ('refused' in ours) return [`    we refuse: ${ours.refused}`]
	if ('refused' in theirs) return [`    they refuse: ${theirs.refused}`]
	return [
		...onlyIn(ours.rows, theirs.rows).map((row) => `    ours    ${row}`),
		...onlyIn(theirs.rows, ours.rows).map((row) => `    theirs  ${row}`),
	]
}

function onlyIn(rows: readonly string[], others: readonly string[]): readonly string[] {
	const only = rows.filter((row) => !others.includes(row))
	return only.length > maxRows
		? [...only.slice(0, maxRows), `and ${only.length - maxRows} more`]
		: only
}

function digestOf(all: readonly Reading[]): string {
	return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8)
}
