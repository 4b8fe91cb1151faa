/**
 * Keeps the screen on while the page is visible. The returned function lets it sleep again. If the browser doesn't
 * support it, the device's own setting applies.
 */
export function keepAwake(): () => void {
  let isOver = false;
  let sentinel: WakeLockSentinel | null = null;
  const hold = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      sentinel = await navigator.wakeLock.request('screen');
      if (isOver) void sentinel.release();
    } catch {
      // Low battery or a policy: the browser refuses now, and may agree the next time the page is visible.
    }
  };
  const onChange = () => void hold();
  document.addEventListener('visibilitychange', onChange);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onChange);
    void sentinel?.release();
  };
}
