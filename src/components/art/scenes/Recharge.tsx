/** Sunlight through a window with four panes on the floor, and a cat in it. */
export function Recharge() {
	return (
		<>
			<path fill="var(--wall)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--plinth)" d="M-2000 206H2400V300H-2000zM-2000 196H2400V200H-2000z" />
			<path fill="url(#paint-light)" d="M60 36H190V168H60z" />
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d="M50 26H200V168H208V178H42V168H50zM60 36V96H122V36zM128 36V96H190V36zM60 102V168H122V102zM128 102V168H190V102z"
			/>
			<path
				fill="var(--blind)"
				d="M24 16H226V22H24zM34 22h34c2 62-8 112-30 156H28c6-50 6-104 6-156zM216 22h-34c-2 62 8 112 30 156h10c-6-50-6-104-6-156z"
			/>
			<path
				fill="var(--slat)"
				d="M44 22h5c2 60-2 108-14 156h-3c9-52 12-100 12-156zM206 22h-5c-2 60 2 108 14 156h3c-9-52-12-100-12-156z"
			/>
			<path
				fill="var(--glow)"
				d="M126 220h64l20 27h-66zM196 220h64l28 27h-71zM147 251h66l26 35h-69zM220 251h71l37 35h-80z"
			/>
			<path
				fill="var(--glass)"
				d="M199 262c-7-5-8-13-4-19l-2-12 10 6c4-1 7-1 10 0 8-9 20-14 34-14 26 0 44 15 44 33 0 12-8 18-20 18h-52c-12 0-20-3-24-9-2-1 4-3 4-3z"
			/>
			<path
				fill="none"
				stroke="var(--slat)"
				strokeWidth="2"
				strokeLinecap="round"
				d="M221 238c5 7 5 16 0 22-4 4-9 5-14 4M278 246c6 12-2 19-14 18l-40 1M201 252c2 2 4 2 6 0"
			/>
		</>
	)
}
