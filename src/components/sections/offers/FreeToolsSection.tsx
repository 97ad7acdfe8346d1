import { ToolPicture } from '#components/art/ToolPicture.tsx'
import type { FreeTools } from '#words/schemas/free-tools.ts'
import styles from './FreeToolsSection.module.css'

/** A band of links to the tools without an account, each with its picture. */
export function FreeToolsSection({ title, text, tools }: FreeTools) {
	return (
		<section className={`frame ${styles['band']}`}>
			<div>
				<h2>{title}</h2>
				<p className="small">{text}</p>
			</div>
			<ul className={styles['tools']}>
				{tools.map((tool) => (
					<li key={tool.href}>
						<a href={tool.href}>
							<ToolPicture name={tool.picture} />
							{tool.label}
						</a>
					</li>
				))}
			</ul>
		</section>
	)
}
