import { ButtonLink } from '#components/ui/Button.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { NextStep } from '#content/types/article.ts'
import styles from './NextStepSection.module.css'

/** Where a page ends: one sensible thing to do, and the app's door. */
export function NextStepSection({ title, text, action, terms }: NextStep) {
	return (
		<section className={`wall ${styles['next']}`}>
			<div className={`frame ${styles['row']}`}>
				<div>
					<h2>{title}</h2>
					<p>
						<Prose text={text} />
					</p>
				</div>
				<div>
					<ButtonLink tone="lamp" href={action.href}>
						{action.label}
					</ButtonLink>{' '}
					<span className="small">{terms}</span>
				</div>
			</div>
		</section>
	)
}
