import { Illustration } from '#components/art/Illustration.tsx'
import { Breadcrumb } from '#components/ui/Breadcrumb.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { MakerLine } from '#components/ui/MakerLine.tsx'
import type { Article } from '#content/types/article.ts'
import styles from './ArticleHead.module.css'

type Props = Pick<
	Article,
	'title' | 'lede' | 'illustration' | 'alternative' | 'breadcrumb' | 'action' | 'signup'
> & {
	/** Who made the page, in two sentences. */
	maker?: readonly string[]
}

/** The heading of an article beside its illustration. */
export function ArticleHead({
	title,
	lede,
	illustration,
	alternative,
	breadcrumb,
	maker,
	action,
	signup,
}: Props) {
	return (
		<div className={`pair ${styles['head']}`}>
			<div>
				{breadcrumb && <Breadcrumb {...breadcrumb} />}
				<h1>{title}</h1>
				<p className={styles['lede']}>{lede}</p>
				{action && (
					<p className={styles['actions']}>
						<ButtonLink href={action.href}>{action.label}</ButtonLink>
						{signup && (
							<ButtonLink tone="outline" href={signup.href}>
								{signup.label}
							</ButtonLink>
						)}
					</p>
				)}
				{maker && <MakerLine sentences={maker} />}
			</div>
			<Illustration name={illustration} title={alternative} />
		</div>
	)
}
