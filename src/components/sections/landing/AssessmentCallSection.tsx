import { SashWindow } from '#components/art/SashWindow.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { AssessmentCall } from '#words/schemas/landing.ts'
import styles from './AssessmentCallSection.module.css'

/** The call to take the test, with the battery levels of its possible results. */
export function AssessmentCallSection({ levels, title, text, action, terms }: AssessmentCall) {
	return (
		<section className={`wall ${styles['ground']}`}>
			<div className={`frame section pair ${styles['call']}`}>
				<div>
					<h2>{title}</h2>
					<p>{text}</p>
					<ButtonLink href={action.href}>{action.label}</ButtonLink>
					<p className="small">{terms}</p>
				</div>
				<div className={styles['sizes']}>
					{levels.map((level) => (
						<svg key={level} viewBox="0 0 120 224" aria-hidden="true">
							<SashWindow level={level} forecast={100} />
						</svg>
					))}
				</div>
			</div>
		</section>
	)
}
