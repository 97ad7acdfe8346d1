import type { ReactNode } from 'react'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import { LinkRow } from '#site/ui/links/LinkRow.tsx'
import { ClaimList } from '#site/ui/text/ClaimList.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { LabelledClaim } from '#cms/reader/rules/claims/claims.ts'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './NextSteps.module.css'

type Props = Omit<BlockProps<'next'>, 'block' | 'id'> & {
	/** A description of the app. */
	about?: string
	claims?: readonly LabelledClaim[]
	children?: ReactNode
}

/** The end of a page: the app's purpose and price beside the signup link, then further reading, then the `children`. */
export function NextSteps({ title, text, about, action, terms, claims = [], ...rest }: Props) {
	const { related, children } = rest
	return (
		<div className={`pair ${styles['steps']}`}>
			<section className={styles['next']}>
				<h2>{title}</h2>
				<p>
					<Prose text={text} />
				</p>
				{about && <p className="small">{about}</p>}
				<div className={`row ${styles['action']}`}>
					<ButtonLink href={action.href}>{action.label}</ButtonLink>
					<span className="small">{terms}</span>
				</div>
				<ClaimList claims={claims} className={styles['claims']} />
			</section>
			<nav aria-label={related.title}>
				<h3 className="minor">{related.title}</h3>
				{related.guides.map((guide) => (
					<LinkRow key={guide.href} {...guide} />
				))}
			</nav>
			{children}
		</div>
	)
}

export function Next({ id, ...steps }: BlockProps<'next'>) {
	return (
		<section className="frame" id={id}>
			<NextSteps {...steps} />
		</section>
	)
}
