import { ButtonLink } from '#components/ui/Button.tsx'
import { Claims } from '#components/ui/Claims.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { NextStep } from '#content/types/article.ts'
import styles from './NextStepSection.module.css'

/** The end of an article: a next step, and what the app is and costs beside the signup link. */
export function NextStepSection({ title, text, about, action, terms, claims = [] }: NextStep) {
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
			<div className="frame">
				<Claims claims={claims} className={styles['claims']} />
			</div>
		</section>
	)
}
