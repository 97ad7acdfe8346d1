import { Envelopes } from '#components/art/Envelopes.tsx'
import { MessageBubbles } from '#components/art/MessageBubbles.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'
import { Window } from '#components/art/Window.tsx'
import type { Scenario } from '#content/types/landing.ts'
import styles from './ScenariosSection.module.css'

type Props = { scenarios: readonly [Scenario, Scenario, Scenario] }

/** Three moments: the first in the dark and large, two as pictures beside each other. */
export function ScenariosSection({ scenarios: [first, ...others] }: Props) {
	return (
		<section>
			<div className={styles['night']}>
				<article className={`frame section pair ${styles['large']}`}>
					<div className={styles['words']}>
						<Words {...first} level="h2" />
					</div>
					{pictures[first.icon]}
				</article>
			</div>
			<div className={`frame section pair ${styles['words']}`}>
				{others.map((scenario) => (
					<article key={scenario.title}>
						{pictures[scenario.icon]}
						<Words {...scenario} level="h3" />
					</article>
				))}
			</div>
		</section>
	)
}

const pictures = {
	asleep: (
		<svg viewBox="0 0 120 224" aria-hidden="true">
			<Window level={12} forecast={18}>
				<Silhouette name="asleep" />
			</Window>
		</svg>
	),
	envelopes: <Envelopes />,
	messages: <MessageBubbles />,
} satisfies Record<Scenario['icon'], React.ReactNode>

function Words({ level: Heading, ...words }: Scenario & { level: 'h2' | 'h3' }) {
	return (
		<>
			<p className={styles['kicker']}>{words.scenario}</p>
			<Heading>{words.title}</Heading>
			<p className={styles['quote']}>“{words.quote}”</p>
			<p>{words.text}</p>
			<p>{words.impact}</p>
		</>
	)
}
