import { ToolPicture } from '#site/art/tools/ToolPicture.tsx'
import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Tools.module.css'

export function Tools({ id, title, text, tools }: BlockProps<'tools'>) {
	return (
		<section className={`frame pair ${styles['band']}`} id={id}>
			<div>
				<h2 className="minor">{title}</h2>
				<p className="small">{text}</p>
			</div>
			<ul className={styles['tools']}>
				{tools.map((tool) => (
					<li key={tool.href}>
						<a className="beside" href={tool.href}>
							<ToolPicture name={tool.picture} />
							{tool.label}
						</a>
					</li>
				))}
			</ul>
		</section>
	)
}
