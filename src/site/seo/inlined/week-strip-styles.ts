import { exampleLevelsByChanges } from '#cms/reader/facts/example-week.ts'

/**
 * For each evening of the strip, Monday to Sunday: the section of the page whose scrolling lowers the evening's blind,
 * and the part of the scroll range in which the blind comes down.
 */
const sections = [
	['how', 'entry 60% contain 45%'],
	['how', 'contain 40% contain 90%'],
	['thursday', 'entry 20% entry 80%'],
	['thursday', 'entry 60% contain 60%'],
	// The blind comes down while this section leaves the screen and the one below it enters.
	['testimonials', 'exit 20% exit 90%'],
	['pricing', 'entry 40% contain 40%'],
	['tonight', 'entry 10% entry 90%'],
] as const

/**
 * The levels before and after the first change to the example week, which moves Tuesday's workshop. The strip shows the
 * change while the benefits scroll by.
 */
const [planned = [], moved = []] = exampleLevelsByChanges
const benefits = ['features', 'entry 50% contain 60%'] as const

const timelines = [...new Set([...sections, benefits].map(([id]) => id))]

/**
 * The levels and timelines of WeekStrip. They are not in a style sheet, because the CSS minifier would merge the
 * timelines into a shorthand that no browser supports. Monday to Thursday begin with the forecast before the workshop
 * moves and end with the one after it; later evenings show only the latter.
 */
export const weekStripStyles = [
	...planned.map((level, day) => `${evening(day)}{--planned:${level};--moved:${moved[day]}}`),
	`@supports (timeline-scope:--how){@media (prefers-reduced-motion:no-preference){body{timeline-scope:${timelines.map((id) => `--${id}`).join()}}`,
	...timelines.map((id) => `#${id}{view-timeline:--${id}}`),
	...sections.map(([id, range], day) => {
		const [and, andRange] = day < 4 ? [`,--${benefits[0]}`, `,${benefits[1]}`] : ['', '']
		const animation = `fall linear both${and && ',lift linear forwards'}`
		const level = and ? '' : '--level:var(--moved);'
		return `${evening(day)}{${level}animation:${animation};animation-timeline:--${id}${and};animation-range:${range}${andRange}}`
	}),
	'}}@keyframes fall{from{--level:100}}@keyframes lift{to{--level:var(--moved)}}',
].join('')

function evening(day: number): string {
	return `[data-floating] li:nth-child(${day + 1})`
}
