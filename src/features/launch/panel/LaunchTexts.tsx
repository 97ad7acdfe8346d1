import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import type { LaunchReport } from '#features/launch/messages/launch.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { type SectionName, sectionPath, sectionTitle } from '#cms/panel/facts/sections.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { levels } from './LaunchGroup.tsx'
import launchWords from '#content/messages/es/panel/launch.yaml'

const { texts: words, groups } = launchWords

/** For each kind of statement, the form of “Datos” in which it is changed. */
export const sections = {
	contacts: 'contacto',
	claims: 'afirmaciones',
	testimonials: 'testimonios',
	prices: 'precios',
	promises: 'promesas',
	'product facts': 'producto',
	'crisis lines': 'crisis',
} as const satisfies Record<LaunchReport['texts'][number]['topic'], SectionName>

export function LaunchTexts({ texts }: Pick<LaunchReport, 'texts'>) {
	const byTopic = Map.groupBy(texts, ({ topic }) => topic)
	return (
		<section>
			<h2>{groups.texts.title}</h2>
			<p className="soft">{groups.texts.text}</p>
			{texts.length === 0 && <p>{words.none}</p>}
			<ul className="points">
				{[...byTopic].map(([topic, found]) => (
					<li key={topic}>
						<MiniWindow size="cell" level={levels.advice} />
						<div>
							<b>{`${words.topics[topic]} (${found.length})`}</b>
							<p>{words.where[topic]}</p>
							<PanelLink href={sectionPath(sections[topic])}>
								{formatMessage('es', words.open, { name: sectionTitle(sections[topic]) })}
							</PanelLink>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
