import { AsleepAtDesk } from '#components/art/AsleepAtDesk.tsx'
import { Envelopes } from '#components/art/Envelopes.tsx'
import { MessageBubbles } from '#components/art/MessageBubbles.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { Scenarios } from '#words/schemas/landing.ts'
import styles from './ScenariosSection.module.css'

/** Three scenarios of one evening, in three panes of one window. */
export function ScenariosSection({ title, items, impact }: Scenarios) {
	return (
		<section className={styles['night']}>
			<div className="frame section">
				<h2>{title}</h2>
				<div className={styles['panes']}>
					{items.map((scenario) => (
						<article key={scenario.title}>
							<div className={styles['pane']}>{pictures[scenario.icon]}</div>
							<p className={styles['kicker']}>{scenario.scenario}</p>
							<h3>{scenario.title}</h3>
							<p>
								“{scenario.quote}” {scenario.text}
							</p>
						</article>
					))}
				</div>
				<p className={styles['impact']}>
					<Prose text={impact} />
				</p>
			</div>
		</section>
	)
}

const pictures = {
	asleep: <AsleepAtDesk />,
	envelopes: <Envelopes />,
	messages: <MessageBubbles />,
} satisfies Record<Scenarios['items'][number]['icon'], React.ReactNode>
