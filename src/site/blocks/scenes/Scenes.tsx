import Envelopes from '#site/art/objects/envelopes.svg?react'
import MessageBubbles from '#site/art/objects/message-bubbles.svg?react'
import { silhouettes } from '#site/art/windows/silhouettes.ts'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Scenes.module.css'

export function Scenes({ id, title, items, impact }: BlockProps<'scenes'>) {
	return (
		<section className={`dark-ground ${styles['night']}`} id={id}>
			<div className="frame section">
				<h2>{title}</h2>
				<div className={styles['panes']}>
					{items.map((scenario) => (
						<article key={scenario.title}>
							<div className={styles['pane']}>{pictures[scenario.icon]}</div>
							<p className={`kicker ${styles['kicker']}`}>{scenario.scenario}</p>
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
	asleep: (
		<svg viewBox="0 0 400 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
			<path fill="url(#paint-light)" d="M0 240H400V320H0z" />
			<path fill="var(--glass)" transform="translate(-8 -349) scale(3.2)" d={silhouettes.asleep} />
			<rect fill="url(#paint-slats)" width="100" height="77.5" transform="scale(4 3.1)" />
			<path
				fill="var(--paint)"
				d="M0 238H400V246H0zM199 246h2v22h-2zM196 268a4 4 0 0 1 8 0 4 4 0 0 1-8 0z"
			/>
		</svg>
	),
	envelopes: <Envelopes />,
	messages: <MessageBubbles />,
} satisfies Record<BlockProps<'scenes'>['items'][number]['icon'], React.ReactNode>
