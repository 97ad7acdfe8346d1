import { Envelopes } from '#components/art/Envelopes.tsx'
import { MessageBubbles } from '#components/art/MessageBubbles.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'
import { SashWindow } from '#components/art/SashWindow.tsx'
import type { Scenario } from '#words/schemas/landing.ts'
import styles from './ScenariosSection.module.css'

type Props = { scenarios: readonly [Scenario, Scenario, Scenario] }

/** Three scenarios: the first large on a dark background, the others side by side. */
export function ScenariosSection({ scenarios: [first, ...others] }: Props) {
	return (
		<section>
			<div className={styles['night']} id="thursday">
				<article className={`frame section pair ${styles['large']}`}>
					<div className={styles['words']}>
						<ScenarioText {...first} level="h2" />
					</div>
					{pictures[first.icon]}
				</article>
			</div>
			<div className={`frame section pair ${styles['words']}`}>
				{others.map((scenario) => (
					<article key={scenario.title}>
						{pictures[scenario.icon]}
						<ScenarioText {...scenario} level="h3" />
					</article>
				))}
			</div>
		</section>
	)
}

const pictures = {
	asleep: (
		<svg viewBox="0 0 120 224" aria-hidden="true">
			<SashWindow level={12} forecast={18}>
				<Silhouette name="asleep" />
			</SashWindow>
		</svg>
	),
	envelopes: <Envelopes />,
	messages: <MessageBubbles />,
} satisfies Record<Scenario['icon'], React.ReactNode>

function ScenarioText({ level: Heading, ...words }: Scenario & { level: 'h2' | 'h3' }) {
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
