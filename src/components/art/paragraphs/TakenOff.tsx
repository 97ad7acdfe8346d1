const coat =
	'M0-26c5 0 8 3 8 7 0 3-2 5-5 6v3c20 6 36 14 40 28l11 96-20 4-8-52v66H-28V66l-8 52-20-4 11-96c4-14 20-22 40-28v-6h3c2 0 3-1 3-3s-1-2-2-2z'

/** A hall at night: a coat on its hook, a bowl with keys and a badge on the shelf, and a lit room beyond. */
export function TakenOff() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 292H900V330H0z" />
			<path fill="var(--plinth)" d="M60 34H300V48H60z" />
			<path fill="var(--paint)" d="M104 44h7v18h-7zM176 44h7v18h-7zM248 44h7v18h-7z" />
			<path fill="var(--slat)" transform="translate(180 98) scale(1.16 1.3)" d={coat} />
			<path
				stroke="var(--plinth)"
				strokeWidth="3"
				d="M180 98V264M152 190h18M190 190h18M180 98l-18-8M180 98l18-8"
			/>
			<path fill="var(--line)" d="M350 218H640V230H350zM380 230h8v24h-8zM602 230h8v24h-8z" />
			<path fill="var(--blind)" d="M388 172H512c0 28-16 46-40 46h-44c-24 0-40-18-40-46z" />
			<path fill="var(--slat)" d="M384 166H516V176H384z" />
			<path
				fill="none"
				stroke="var(--paint)"
				strokeWidth="5"
				d="M422 166a13 13 0 1126 0M446 160l26-18M464 148l7 9M472 142l6 9"
			/>
			<circle fill="var(--line)" cx="570" cy="184" r="36" />
			<circle fill="var(--paint)" cx="568" cy="182" r="33" />
			<path
				fill="var(--line)"
				d="M552 160H584V164H552zM556 164H580V188H556zM550 188H586V192H550zM554 198h28v4h-28z"
			/>
			<path fill="var(--lamp)" d="M560 180H576V188H560z" />
			<path fill="var(--paint)" d="M700 30H858V292H700z" />
			<path fill="url(#paint-light)" d="M712 42H846V292H712z" />
			<path
				fill="var(--glass)"
				d="M730 292v-66c0-16 26-16 28 0l3 28h52v38h-8v-12h-64v12zM826 292V156h-18l10-34h18l10 34h-14v136z"
			/>
			<path fill="var(--glow)" opacity=".6" d="M712 292H846L878 330H680z" />
		</>
	)
}
