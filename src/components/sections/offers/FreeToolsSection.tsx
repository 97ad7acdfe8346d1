import { Icon } from '#components/art/Icon.tsx'
import { ToolPicture } from '#components/art/ToolPicture.tsx'
import type { FreeTools } from '#words/schemas/free-tools.ts'
import styles from './FreeToolsSection.module.css'

/** Links to the tools without an account, each with its picture. */
export function FreeToolsSection({ title, text, tools }: FreeTools) {
	return (
		<section className={styles['free']}>
			<div className={`frame list ${styles['columns']}`}>
				<div>
					<h2>{title}</h2>
					<p>{text}</p>
				</div>
				<ul className={styles['tools']}>
					{tools.map((tool) => (
						<li key={tool.href}>
							<a href={tool.href}>
								<ToolPicture name={tool.picture} />
								<div>
									<h3>{tool.label}</h3>
									<p>{tool.text}</p>
								</div>
								<Icon name="arrow" />
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
