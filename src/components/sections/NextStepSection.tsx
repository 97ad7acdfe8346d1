import { ButtonLink } from '#components/ui/Button.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { NextStep } from '#content/types/article.ts'
import styles from './NextStepSection.module.css'

/** The end of an article: a next step, and what the app is and costs beside the signup link. */
export function NextStepSection({ title, text, about, action, terms }: NextStep) {
	return (
		<section className={`wall ${styles['next']}`}>
			<div className={`frame ${styles['row']}`}>
				<div>
					<h2>{title}</h2>
					<p>
						<Prose text={text} />
					</p>
					<p>{about}</p>
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
