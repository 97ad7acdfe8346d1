import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { LaunchReport } from '#contract/launch.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { type SectionName, sectionPath, sectionTitle } from '#islands/admin/words/facts/sections.ts'
import { formatMessage } from '#words/format-message.ts'
import launchWords from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

const { texts: words, groups } = launchWords

/** The form of facts that changes each kind. */
export const sections = {
	contacts: 'contacto',
	claims: 'afirmaciones',
	testimonials: 'testimonios',
	prices: 'precios',
	promises: 'promesas',
	'product facts': 'producto',
	'crisis lines': 'crisis',
} as const satisfies Record<NonNullable<LaunchReport['texts']>[number]['topic'], SectionName>

/** The statements of the pages that wait for the owner, by kind. */
export function LaunchTexts({ texts }: Pick<LaunchReport, 'texts'>) {
	const byTopic = Map.groupBy(texts ?? [], ({ topic }) => topic)
	return (
		<section>
			<h2>{groups.texts.title}</h2>
			<p className="soft">{groups.texts.text}</p>
			{texts === null && <p>{words.unknown}</p>}
			{texts?.length === 0 && <p>{words.none}</p>}
			<div>
				{[...byTopic].map(([topic, found]) => (
					<Disclosure key={topic} summary={`${words.topics[topic]} (${found.length})`}>
						<p>
							{words.where[topic]}{' '}
							<PanelLink href={sectionPath(sections[topic])}>
								{formatMessage('es', words.open, { name: sectionTitle(sections[topic]) })}
							</PanelLink>
						</p>
						<ul className={styles['texts']}>
							{found.map(({ what, why }) => (
								<li key={`${what} ${why}`} lang="en">
									{what}
								</li>
							))}
						</ul>
					</Disclosure>
				))}
			</div>
		</section>
	)
}
