import { Prose } from '#site/ui/text/Prose.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import { LeadSection } from '#site/blocks/lead/LeadForm.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Sources } from './Sources.tsx'
import styles from './Closing.module.css'

export function Closing({ words, related, next, dates, leadForm, ...rest }: BlockProps<'closing'>) {
	const { parts, sources, source } = rest
	return (
		<div className={`frame reading ${styles['closing']}`}>
			<NextSteps {...next} related={{ title: words.related, guides: related }}>
				<LeadSection {...leadForm} {...words.lead} source={source} />
				<section id="sources">
					{sources.items.length > 0 && (
						<>
							<h2 className="minor">{sources.title}</h2>
							<Sources sources={sources} parts={parts} />
						</>
					)}
					<p className={`small ${styles['dates']}`}>
						{dates.words} <Prose text={dates.editors} />
					</p>
				</section>
			</NextSteps>
		</div>
	)
}
