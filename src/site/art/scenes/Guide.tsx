import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** An architect's drawing of a window, with dimension lines for blind and light. */
export function Guide(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M-2000-2000H2400V300H-2000z" />
			<SceneWindow x={144} y={40} width={112} level={62} forecast={70}>
				<Silhouette name="reader" />
			</SceneWindow>
			<path
				fill="none"
				stroke="var(--on-wall-soft)"
				strokeWidth="1.5"
				d="M108 46V240M98 46h34M98 240h34M104 50l8-8M104 244l8-8M149 272H251M149 258v24M251 258v24M145 276l8-8M247 276l8-8"
			/>
			<path stroke="var(--paint)" strokeWidth="2.5" d="M256 103h56M320 103h10M338 103h8" />
			<path stroke="var(--lamp)" strokeWidth="2.5" d="M256 119h90" />
		</svg>
	)
}
