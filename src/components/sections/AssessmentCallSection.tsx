import { Window } from '#components/art/Window.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { AssessmentCall } from '#content/types/landing.ts'
import styles from './AssessmentCallSection.module.css'

/** The test's door: what it asks, what it costs, and the battery sizes it can end with. */
export function AssessmentCallSection({ levels, title, text, action, terms }: AssessmentCall) {
	return (
		<section className={`wall ${styles['ground']}`}>
			<div className={`frame section pair ${styles['call']}`}>
				<div>
					<h2>{title}</h2>
					<p>{text}</p>
					<ButtonLink tone="lamp" href={action.href}>
						{action.label}
					</ButtonLink>
					<p className="small">{terms}</p>
				</div>
				<div className={styles['sizes']}>
					{levels.map((level) => (
						<svg key={level} viewBox="0 0 120 224" aria-hidden="true">
							<Window level={level} forecast={100} />
						</svg>
					))}
				</div>
			</div>
		</section>
	)
}
