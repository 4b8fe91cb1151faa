/**
 * Keeps the screen on while the page is seen. The returned function lets it sleep again. Where the
 * browser cannot, nothing happens: the device's own setting rules.
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
      // A low battery, or a policy: the browser says no and may say yes at the next sight of it.
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
