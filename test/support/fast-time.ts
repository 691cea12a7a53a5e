// Loaded before a program: its clocks and timers run as many times as fast as `?speed=` says.
const speed = Number(new URL(import.meta.url).searchParams.get('speed'));
const { setTimeout } = globalThis;
const monotonicMs = performance.now.bind(performance);
const startedAt = Date.now() - monotonicMs();
const fastMs = (): number => monotonicMs() * speed;

performance.now = fastMs;
Date.now = () => startedAt + fastMs();
Object.assign(globalThis, {
  setTimeout: (act: (...given: unknown[]) => void, durationMs = 0, ...given: unknown[]) =>
    setTimeout(act, durationMs / speed, ...given),
});

export {};
