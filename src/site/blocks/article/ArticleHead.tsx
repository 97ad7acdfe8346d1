import { Illustration } from '#site/art/Illustration.tsx'
import { Breadcrumb } from '#site/ui/links/Breadcrumb.tsx'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import { MakerLine } from '#site/ui/links/MakerLine.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import type { IllustrationName } from '#cms/reader/schemas/page.ts'
import styles from './ArticleHead.module.css'

/** The backgrounds of the illustrations without a dark wall behind them, as class names. */
const grounds: Partial<Record<IllustrationName, string | undefined>> = {
	drained: `wall ${styles['glass']}`,
	pins: 'room',
	productivity: 'room',
	psychology: 'room',
	quotes: styles['sky'],
	tracker: 'room',
}

/** The heading of an article in a section as wide as the page, which continues the wall and floor of the illustration. */
export function ArticleHead({
	id,
	title,
	lede,
	illustration,
	alternative,
	breadcrumb,
	maker,
	action,
	signup,
}: Omit<BlockProps<'opening'>, 'block'>) {
	return (
		<section className={`${styles['ground']} ${grounds[illustration] ?? 'wall'}`} id={id}>
			<div className={`frame reading ${styles['head']}`}>
				<div className={styles['words']}>
					{breadcrumb && <Breadcrumb {...breadcrumb} />}
					<h1>{title}</h1>
					<p className={`lede ${styles['lede']}`}>{lede}</p>
					{action && (
						<p className={`row ${styles['actions']}`}>
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
		</section>
	)
}
