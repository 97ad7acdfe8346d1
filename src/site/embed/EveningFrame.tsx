import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { Select } from '#site/ui/controls/Select.tsx'
import { type EventKind, type Hours, lowLine, peopleFactor } from '#site/week/rules/estimates.ts'
import { costOf } from '#site/week/rules/forecast.ts'
import type { WeekTexts } from '#site/week/week.schema.ts'
import { keysIn } from '#values/keys-in.ts'
import type { EmbedWords } from './embed.schema.ts'
import styles from './EveningFrame.module.css'

const kinds = ['dinner', 'party', 'family', 'call', 'meeting'] as const satisfies EventKind[]
const sizes = keysIn(peopleFactor)
const lengths = [1, 2, 4] as const satisfies Hours[]

/**
 * The cost of each possible evening, in points of 100, by kind, number of people and duration. The rule is that of the
 * tool “Your week”.
 */
const costs = kinds.map((kind) =>
	sizes.map((people) => lengths.map((hours) => costOf({ day: 0, kind, people, hours }))),
)

/** The energy before the evening, in points of 100, until the visitor changes it: what a working day leaves. */
const before = 70

type Props = {
	words: EmbedWords['evening']
	texts: WeekTexts
	name: string
	/** The addresses of the tool “Your week” and of the landing page. */
	links: { readonly tool: string; readonly home: string }
}

/**
 * The cost of an evening, as a gauge (site/scripts/tools/evening-gauge.ts), or as a table without script. The gauge
 * begins with two hours of dinner with a few people.
 */
export function EveningFrame({ words, texts, name, links }: Props) {
	const cost = costs[0]?.[1]?.[1] ?? 0
	const left = before - cost
	const lists = {
		kind: kinds.map((kind) => texts.kinds[kind]),
		people: sizes.map((size) => texts.sizes[size]),
		hours: lengths.map((hours) => words.lengths[hours]),
	}
	return (
		<main id="main" className={`wall ${styles['evening']}`} data-costs={costs.flat(2).join(' ')}>
			<h1>{words.title}</h1>
			<div className={styles['choices']} data-scripted>
				{keysIn(lists).map((id, at) => (
					<Select
						{...{ id, label: words[id], onChoose: () => {} }}
						key={id}
						defaultValue={Math.min(at, 1)}
					>
						{lists[id].map((option, value) => (
							<option key={option} value={value}>
								{option}
							</option>
						))}
					</Select>
				))}
				<label className={styles['before']}>
					<span>
						{words.before}: <span data-before="">{before}</span>
					</span>
					<input type="range" min="0" max="100" step="5" defaultValue={before} />
				</label>
			</div>
			<div className={`beside ${styles['outcome']}`} data-outcome="" data-scripted>
				<WindowPicture level={left} />
				<div role="status">
					<p>
						{words.cost} <b data-cost="">{cost}</b> {words.of}
					</p>
					<p>
						{words.left} <b data-left="">{left}</b> {words.of}
					</p>
					<p className="small" data-low={lowLine} hidden>
						{words.low}
					</p>
				</div>
			</div>
			<noscript>
				<table className="small">
					<caption>{words.table}</caption>
					<tbody>
						<tr>
							{[words.kind, ...lists.people].map((label) => (
								<th key={label} scope="col">
									{label}
								</th>
							))}
						</tr>
						{kinds.map((kind, row) => (
							<tr key={kind}>
								<th scope="row">{texts.kinds[kind]}</th>
								{costs[row]?.map((byLength, size) => (
									<td key={size}>{byLength[1]}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</noscript>
			<footer className="small">
				<p>{words.estimate}</p>
				<p>
					<a href={links.tool}>{words.action}</a>
					<a href={links.home}>{name}</a>
				</p>
			</footer>
		</main>
	)
}
