import { PanelLink } from '#islands/admin/PanelLink.tsx'
import treeStyles from '#islands/admin/words/tree/WordTree.module.css'
import { formatMessage } from '#words/format-message.ts'
import { isDue } from './check-day.ts'
import { itemsOf, kindOfList } from './fact-lists.ts'
import {
	type SectionName,
	sectionNames,
	sectionOfPlace,
	sectionPath,
	sectionTitle,
} from './sections.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'

type Props = { facts: Facts; current: SectionName | null }

/** The forms of the facts, each with its status. */
export function FactsNav({ facts, current }: Props) {
	return (
		<nav className={treeStyles['tree']} aria-label={wordsWords.tree.facts}>
			<h2>{wordsWords.tree.facts}</h2>
			<ul className="plain">
				{sectionNames.map((name) => (
					<li key={name}>
						<PanelLink
							href={sectionPath(name)}
							aria-current={name === current ? 'page' : undefined}
						>
							<i
								className={`${treeStyles['mark']} ${draftsOf(facts, name) > 0 ? treeStyles['lit'] : treeStyles['none']}`}
								aria-hidden="true"
							/>
							<span>{sectionTitle(name)}</span>
							<Mark facts={facts} name={name} />
						</PanelLink>
					</li>
				))}
			</ul>
			<ul className="plain">
				<li>
					<PanelLink href="/waitlist/textos">
						<i className={`${treeStyles['mark']} ${treeStyles['none']}`} aria-hidden="true" />
						<span>{words.pages}</span>
					</PanelLink>
				</li>
			</ul>
		</nav>
	)
}

function Mark({ facts, name }: { facts: Facts; name: SectionName }) {
	const drafts = draftsOf(facts, name)
	if (name === 'crisis' && isAnyLineDue(facts))
		return <small className={treeStyles['bad']}>{words.marks.review}</small>
	if (drafts > 0) return <small>{formatMessage('es', words.marks.changes, { n: drafts })}</small>
	if (name === 'testimonios')
		return <small>{formatMessage('es', words.marks.samples, { n: countSamples(facts) })}</small>
	const open = facts.factsIn(`facts/${name === 'promesas' ? 'promises' : 'product'}.yaml`)
	const unconfirmed = open.filter(
		({ file, place }) =>
			place.endsWith('/confirmed') && facts.textAt(`${file}:${place}`) === 'null',
	)
	const isConfirmedHere = name === 'promesas' || name === 'producto'
	return isConfirmedHere && unconfirmed.length > 0 ? (
		<small>{formatMessage('es', words.marks.confirm, { n: unconfirmed.length })}</small>
	) : null
}

function isAnyLineDue(facts: Facts): boolean {
	return facts
		.factsIn('facts/crisis-lines.yaml', 'lines/')
		.some(
			({ file, place }) =>
				place.endsWith('/checked') && isDue(facts.textAt(`${file}:${place}`), facts.openedAt),
		)
}

function countSamples(facts: Facts): number {
	return facts.facts.facts
		.filter((fact) => kindOfList(fact) === 'testimonials')
		.flatMap(({ text }) => itemsOf(text))
		.filter(({ isSample, isHidden }) => isSample === true && isHidden !== true).length
}

function draftsOf(facts: Facts, name: SectionName): number {
	return facts.countDrafts(({ file, place }) => sectionOfPlace(file, place) === name)
}
