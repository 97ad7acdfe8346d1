import { TreeLink } from '#cms/panel/tree/WordTree.tsx'
import treeStyles from '#cms/panel/tree/WordTree.module.css'
import { textId } from '#cms/reader/rules/word-address.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { groupOf, listOf } from '#cms/panel/forms/form-values.ts'
import { isDue } from './FactForm.tsx'
import { type SectionName, sectionNames, sectionPath, sectionTitle } from './sections.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'

type Props = { facts: Facts; current: SectionName | null }

export function FactsNav({ facts, current }: Props) {
	return (
		<nav className={`links ${treeStyles['tree']}`} aria-label={wordsWords.tree.facts}>
			<h2>{wordsWords.tree.facts}</h2>
			<ul className="plain">
				{sectionNames.map((name) => {
					const drafts = facts.inSection(name).filter(facts.isChanged).length
					const isLate = name === 'crisis' && isAnyLineDue(facts)
					const note = isLate
						? words.marks.review
						: drafts > 0
							? formatMessage('es', words.marks.changes, { n: drafts })
							: markOf(facts, name)
					return (
						<TreeLink
							key={name}
							href={sectionPath(name)}
							isCurrent={name === current}
							mark={drafts > 0 ? 'lit' : 'none'}
							label={sectionTitle(name)}
							note={note}
							isUrgent={isLate}
						/>
					)
				})}
			</ul>
			<ul className="plain">
				<TreeLink href="/waitlist/textos" label={words.pages} />
			</ul>
		</nav>
	)
}

/** What the owner still has to do in a section that has no drafts, such as confirming statements. */
function markOf(facts: Facts, name: SectionName): string | null {
	if (name === 'testimonios') {
		const samples = facts
			.inSection(name)
			.flatMap(({ text }) => listOf(JSON.parse(text)))
			.filter((item) => groupOf(item)['isSample'] === true && groupOf(item)['isHidden'] !== true)
		return formatMessage('es', words.marks.samples, { n: samples.length })
	}
	const n = daysIn(facts, name, 'confirmed').filter((day) => day === 'null').length
	return n === 0 ? null : formatMessage('es', words.marks.confirm, { n })
}

function isAnyLineDue(facts: Facts): boolean {
	return daysIn(facts, 'crisis', 'checked').some((day) => isDue(day, facts.openedAt))
}

function daysIn(facts: Facts, name: SectionName, key: string): readonly string[] {
	return facts
		.inSection(name)
		.filter(({ place }) => place.endsWith(`/${key}`))
		.map((fact) => facts.textAt(textId(fact)))
}
